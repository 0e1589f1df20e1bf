import { courses } from '#shared/catalogue/courses.ts';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import type { PlanMonths } from '#shared/catalogue/plans.ts';
import { mendSpelling } from './spelling.ts';

export type Topic =
  | 'price'
  | 'instalments'
  | 'discount'
  | 'salary'
  | 'growth'
  | 'duration'
  | 'hours'
  | 'level'
  | 'skills'
  | 'careers'
  | 'industries'
  | 'certificate'
  | 'ework'
  | 'mentor'
  | 'coaching'
  | 'refund'
  | 'promise'
  | 'placement'
  | 'attendance'
  | 'age'
  | 'phone'
  | 'email'
  | 'address'
  | 'opening'
  | 'whatsapp'
  | 'reply'
  | 'human'
  | 'consultation'
  | 'enrol'
  | 'start'
  | 'login'
  | 'online'
  | 'cookies'
  | 'privacy'
  | 'erasure'
  | 'retention'
  | 'complaint'
  | 'officer'
  | 'blog'
  | 'stories'
  | 'rating'
  | 'students'
  | 'currency'
  | 'fees'
  | 'terms'
  | 'list'
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'self'
  | 'free';

export type Superlative =
  'cheapest' | 'dearest' | 'shortest' | 'longest' | 'best-paid' | 'fastest-growing' | 'easiest';

/** What a question is about, as far as it can be told from its words. */
export interface Understanding {
  /** Lower case, mended, one space between words. */
  text: string;
  words: readonly string[];
  courses: readonly CourseSlug[];
  topics: ReadonlySet<Topic>;
  superlative: Superlative | null;
  months: PlanMonths | null;
  /** "under £2,000". */
  budget: number | null;
  /** Names of tools or skills that a course of ours teaches. */
  taught: readonly string[];
  /** A subject that people ask for and we do not teach. */
  notTaught: string | null;
  isFollowUp: boolean;
}

const coursePatterns: readonly (readonly [CourseSlug, RegExp])[] = [
  ['prompt-engineering', /(?<!system )\bprompt(s|ing)?\b(?! (injection|action))( engineer(s|ing)?)?/],
  [
    'cybersecurity-with-ai',
    /\bcyber ?(security)?\b|\binfosec\b|(?<!data |social )\bsecurity (course|programme|analyst|with ai)\b/,
  ],
  ['ai-business-analyst', /\bbusiness analy(st|sts|sis)\b|\bba\b/],
  [
    'ai-data-analysis',
    /\bdata (analy(st|sts|sis|tics)|course|programme|one)\b|\banalytics\b|\b(is|for|about|on|of|in|do|much is|study) data\b$|^data$/,
  ],
  ['project-management', /\bproject manage(r|rs|ment)\b|\bpm\b/],
  ['ai-business-automation', /\bautomat(ion|e|ing)\b|\brpa\b/],
  ['ai-machine-learning', /\bmachine learning\b|\bml\b|\bdeep learning\b|\bartificial intelligence\b/],
  ['blockchain-development', /\bblock ?chains?\b|\bsmart contracts?\b|\bweb3\b|\bcrypto(currency)?\b/],
  ['cloud-devops', /\bcloud\b|\bdev ?ops\b/],
];

/** In order; a topic that excludes another comes before it in `without`. */
const topicPatterns: readonly (readonly [Topic, RegExp])[] = [
  [
    'price',
    /\bprice(s|d)?\b|\bpricing\b|\bcosts?\b|\bfees?\b|\bhow much (is|are|for|does|do|would|will)\b|\bhow much$|\bexpensive\b|\bcheap(er)?\b|\bdearer\b|\bcharge\b|\bafford/,
  ],
  [
    'instalments',
    /\binstal?lments?\b|\bmonthly\b|\bper month\b|\ba month\b|\bpayment plans?\b|\bhow many payments\b|\bspread the cost\b|\binterest on\b|\bcharge interest\b/,
  ],
  [
    'discount',
    /\bdiscounts?\b|\bup ?front\b|\bin full\b|\bvouchers?\b|\bpromo\b|\d+ ?% ?off\b|\bmoney off\b|\bscholarships?\b|\bbursar(y|ies)\b|\bcheaper if\b|\bcoupon\b/,
  ],
  [
    'salary',
    /\bsalar(y|ies)\b|\bearn(s|ed|ing|ings)?\b|\bwages?\b|\bincome\b|\bpaid\b|(?<!\b(i|we|to|can|you|they|people) )\bpay\b(?! (monthly|in full|up ?front|everything|by|with|for (the|it|a|this)))/,
  ],
  ['growth', /\bgrow(th|ing)\b|\bin demand\b|\bdemand for\b/],
  [
    'duration',
    /\bhow long\b|\bduration\b|\blength\b|\bhow many (weeks|months)\b|\bweeks (for|of|is|in)\b|\btake to (finish|complete)\b/,
  ],
  [
    'hours',
    /\bhours? (a|per|each|every) week\b|\bhow many hours\b|\bwork(ing)? full[ -]?time\b|\bpart[ -]?time\b|\bfull[ -]?time job\b|\bevenings?\b|\bweekends?\b|\btime commitment\b|\bkeep my job\b|\bhow much time\b/,
  ],
  [
    'level',
    /\bbeginners?\b|\blevel\b|\bhard\b|\bdifficult(y)?\b|\beasy\b|\bdegree\b|\bqualifications?\b|\bcoding\b|\bprogramming\b|\bno experience\b|\bneed to know\b|\bprerequisites?\b|\bentry requirements?\b|\brequire(d|ments?)\b/,
  ],
  [
    'skills',
    /\blearn\b|\bteach(es)?\b|\bskills?\b|\bsyllabus\b|\bcover(s|ed)?\b|\bcurriculum\b|\bcontents?\b|\bmodules?\b|\btopics\b/,
  ],
  [
    'careers',
    /\b(what|which) (jobs?|roles?)\b|\bjobs? (can|could|after|from|does)\b|\bcareer paths?\b|\broles?\b|\bwork as\b|\bbecome an?\b(?! student)/,
  ],
  ['industries', /\bindustr(y|ies)\b|\bsectors?\b/],
  ['certificate', /\bcertificat(e|es|ed|ion|ions)\b|\bexams?\b|\baccredit|\bcredentials?\b/],
  [
    'ework',
    /\be ?work\b|\bwork experience\b|\bprojects?\b(?! manage)|\bportfolio\b|\breal clients?\b|\bsimulated\b/,
  ],
  ['mentor', /\bmentors?\b|\btutors?\b|\bteachers?\b|\binstructors?\b/],
  ['coaching', /\bcv\b|\bresume\b|\blinkedin\b|\binterviews?\b|\bcoach(es|ing)?\b|\bcareer support\b/],
  [
    'refund',
    /\brefunds?\b|\bmoney back\b|\bcancel(led|ling|lation)?\b|\bchange my mind\b|\bget out of\b|\bdrop out\b/,
  ],
  ['promise', /\bguarantee(s|d)?\b|\bpromis(e|es|ed)\b|\bdefinitely\b|\bfor sure\b|\bcertain to\b/],
  [
    'placement',
    /\bplacements?\b|\bget(ting)? a job\b|\bfind (me )?a job\b|\bemployment rate\b|\bsuccess rate\b/,
  ],
  [
    'attendance',
    /\battend(ance)?\b|\bmiss(ed|ing)? (a |any |some )?(class|classes|sessions?|lessons?|lectures?)\b|\babsen(t|ce)\b/,
  ],
  ['age', /\bhow old\b|\bage\b|\bunder 18\b|\byoung(er)?\b/],
  ['phone', /\b(tele)?phone\b|\bnumber to call\b|\bring you\b|\bcall you\b/],
  ['email', /\be ?mail\b(?! me)/],
  [
    'address',
    /\bwhere (are|is) (you|your|the)\b|\bbased\b|\baddress\b|\blocated\b|\blocation\b|\boffices?\b|\bpost(al|code)\b/,
  ],
  ['opening', /\bopen(ing)?\b( hours| times| on)?|\bsaturday\b|\bsunday\b|\bclosed\b|\boffice hours\b/],
  ['whatsapp', /\bwhats ?app\b/],
  ['reply', /\bget back to me\b|\breply\b|\brespond\b|\bresponse time\b|\bcall me\b|\bhear back\b/],
  [
    'human',
    /\bhuman\b|\breal person\b|\bspeak (to|with)\b|\btalk (to|with)\b|\bagent\b|\bsomeone call\b|\bcontact\b|\bsupport team\b/,
  ],
  [
    'consultation',
    /\bconsultations?\b|\badvis(er|or|ers|ors)\b|\badvice\b|\b(which|what) (course|programme|program|one|should)\b.*\b(choose|pick|study|suit|right|do|take|best for me)\b|\bright for me\b|\bshould i (study|choose|pick|take|do)\b|\bhelp me (choose|decide)\b/,
  ],
  [
    'enrol',
    /\benrol(l|ling|ment)?\b|\bregister\b|\bsign(ing)? up\b|\bjoin\b|\bapply\b|\bbecome a (student|learner)\b|\bbuy\b/,
  ],
  [
    'start',
    /\bwhen (can|do|does) .*\b(start|begin)\b|\bstart(ing)? dates?\b|\bnext (cohort|intake|course)\b|\bhow soon\b/,
  ],
  ['login', /\blog ?in\b|\bsign ?in\b|\bpassword\b|\bmy account\b/],
  [
    'online',
    /\bonline\b|\bremote(ly)?\b|\bcampus\b|\bin person\b|\bfrom (home|abroad|nigeria|india|ghana|kenya|ireland|spain|france|germany|america|anywhere|outside)\b|\blive (sessions|classes)\b|\bclassroom\b/,
  ],
  ['cookies', /\bcookies?\b/],
  [
    'erasure',
    /\b(delete|erase|remove|copy of|access) (my|all my|our)?( personal)? ?(data|details|information|account)\b|\bright to be forgotten\b|\bsubject access\b/,
  ],
  ['retention', /\bhow long do you (keep|store|hold)\b|\bkeep my (data|enquiry|details|information)\b/],
  [
    'privacy',
    /\bprivacy\b|\bgdpr\b|\b(my|personal|our) (data|details|information)\b|\bdata protection\b|\bshare my\b|\bsell my\b|\bthird parties\b/,
  ],
  ['complaint', /\bcomplain(t|ts|ing)?\b|\bunhappy with\b/],
  ['officer', /\bdata protection officer\b|\bdpo\b/],
  ['blog', /\bblogs?\b|\barticles?\b|\bnewsletters?\b|\bguides?\b/],
  ['stories', /\bsuccess stor(y|ies)\b|\breviews?\b|\btestimonials?\b|\bcase stud(y|ies)\b/],
  ['rating', /\bratings?\b|\bstars\b|\bhow good are you\b/],
  ['students', /\bhow many (students|people|learners|graduates)\b/],
  ['currency', /\bpounds\b|\bdollars?\b|\beuros?\b|\bcurrenc(y|ies)\b|\bgbp\b|\busd\b/],
  [
    'fees',
    /\bhidden\b|\bextra (costs?|charges?|fees?)\b|\badditional (costs?|charges?|fees?)\b|\bvat\b|\binclude the\b|\bincluded in the price\b/,
  ],
  ['terms', /\bterms\b|\bt&cs?\b|\bt and cs?\b/],
  [
    'list',
    /\b(what|which|list|all|show)\b.*\b(courses|programmes|programs)\b|\bcourses\?$|\bcourses (do|are|have)\b|\bhow many courses\b|^courses$/,
  ],
  ['greeting', /^(hi|hello|hey|hiya|good (morning|afternoon|evening)|howdy)\b/],
  ['thanks', /\b(thanks|thank you|cheers|ta)\b/],
  ['goodbye', /^(bye|goodbye|see you|cya)\b/],
  [
    'self',
    /\bare you (a |an )?(robot|bot|human|real|ai|machine|person)\b|\bwho are you\b|\bwhat are you\b|\bsystem prompt\b|\byour instructions\b/,
  ],
  ['free', /\b(is|are) (it|they|the course|the courses|this) free\b|\bfor free\b|\bcourse is free\b/],
];

const superlatives: readonly (readonly [Superlative, RegExp])[] = [
  [
    'best-paid',
    /\b(best|highest|most|top|biggest)[ -](pay|paid|paying|salary|salaries|earning|money)\b|\bearns? the most\b|\bpays? (the )?(best|most)\b/,
  ],
  [
    'fastest-growing',
    /\b(growing|grows) (the )?fastest\b|\bfastest[ -]growing\b|\bmost (in )?demand\b|\bmost growth\b/,
  ],
  ['cheapest', /\bcheapest\b|\bleast expensive\b|\blowest (price|cost|fee|monthly)\b|\bmost affordable\b/],
  ['dearest', /\bmost expensive\b|\bdearest\b|\bhighest (price|cost|fee)\b|\bpriciest\b/],
  ['shortest', /\bshortest\b|\bquickest\b|\bfastest course\b|\bleast time\b/],
  ['longest', /\blongest\b|\bmost weeks\b/],
  ['easiest', /\beasiest\b|\bfor beginners\b|\bbest for beginners\b/],
];

/** Subjects that people ask training institutes for and that are not among our nine. */
const elsewhere =
  /\b(java|javascript|typescript|react|angular|php|ruby|golang|rust|c\+\+|c#|\.net|web (development|design|developer)|graphic design|photoshop|ux|ui design|animation|accounting|bookkeeping|marketing|seo|nursing|plumbing|languages|french|spanish|salesforce|sap|wordpress|game development|ios|android)\b/;

const taughtNames: ReadonlyMap<string, string> = new Map(
  courses
    .flatMap((course) => course.skills)
    .concat([
      'Python',
      'SQL',
      'Solidity',
      'Terraform',
      'Docker',
      'Power BI',
      'AWS',
      'Linux',
      'Agile',
      'PyTorch',
    ])
    .map((name) => [name.toLowerCase(), name]),
);

/** Courses whose own words name a skill or tool. */
export function coursesTeaching(name: string): CourseSlug[] {
  const pattern = new RegExp(
    `(?<![a-z])${name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z])`,
  );
  return courses
    .filter((course) =>
      [
        ...course.skills,
        ...course.coreSkills,
        course.description,
        ...course.syllabus.map((phase) => phase.covers),
      ]
        .join(' ')
        .toLowerCase()
        .match(pattern),
    )
    .map((course) => course.slug);
}

const vocabulary: ReadonlySet<string> = new Set(
  [
    ...courses.flatMap((course) =>
      `${course.title} ${course.skills.join(' ')}`.toLowerCase().split(/[^a-z]+/),
    ),
    ...'prices price pricing costs course courses programme programmes duration length weeks months salary salaries earnings certificate certificates certification certifications refund refunds cancel discount discounts monthly instalments payment payments beginner beginners cheapest expensive shortest longest project projects management manager managers business analyst analysis automation machine learning blockchain development cybersecurity security engineering prompt cloud devops interview mentor coaching consultation contact address opening privacy cookies complaint enrol register guarantee promise placement syllabus skills learn exam exams attendance'.split(
      ' ',
    ),
  ].filter((word) => word.length >= 5),
);

function clean(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}£%+#.-]+/gu, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function monthsIn(text: string): PlanMonths | null {
  const six = /\b(6|six)[ -]?months?\b|\bfast[ -]?track\b|\bhalf a year\b/.test(text);
  const twelve = /\b(12|twelve)[ -]?months?\b|\bfull programme\b|\ba year\b|\bone year\b/.test(text);
  if (six === twelve) return null;
  return six ? 6 : 12;
}

function budgetIn(text: string): number | null {
  const match =
    /\b(?:under|below|less than|max(?:imum)?|budget (?:of|is)|up to) ?£?(\d{1,2}(?:[ ,]?\d{3})|\d{3,5}) ?(k)?\b/.exec(
      text,
    );
  if (!match?.[1]) return null;
  return Number(match[1].replace(/[ ,]/g, ''));
}

/** Reads one message, without what came before it. */
export function readMessage(message: string): Understanding {
  const words = mendSpelling(clean(message).split(' ').filter(Boolean), vocabulary);
  const text = words
    .join(' ')
    .replace(/\bmanagment\b/g, 'management')
    .replace(/\blenght\b/g, 'length');
  const topics = new Set(topicPatterns.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic));
  const found = coursePatterns.filter(([, pattern]) => pattern.test(text)).map(([slug]) => slug);
  const taught = [...taughtNames]
    .filter(([name]) =>
      new RegExp(`(?<![a-z])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![a-z])`).test(text),
    )
    .map(([, name]) => name);
  return {
    text,
    words,
    courses: found,
    topics,
    superlative: superlatives.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
    months: monthsIn(text),
    budget: budgetIn(text),
    taught,
    notTaught: elsewhere.exec(text)?.[0] ?? null,
    isFollowUp:
      /^(and|what about|how about|also|ok and|but)\b|\b(it|that|this|them|there|those)\b/.test(text) ||
      words.length <= 3,
  };
}

/** Topics that mean little until it is clear for which course. */
const perCourse: ReadonlySet<Topic> = new Set<Topic>([
  'price',
  'instalments',
  'salary',
  'growth',
  'duration',
  'hours',
  'level',
  'skills',
  'careers',
  'industries',
  'certificate',
  'ework',
  'discount',
]);

/** Reads a message in the light of what the visitor asked before. */
export function understand(message: string, earlier: readonly string[]): Understanding {
  const now = readMessage(message);
  if (earlier.length === 0) return now;
  const before = earlier.map(readMessage).reverse();
  const lastWithCourse = before.find((one) => one.courses.length > 0);
  const lastWithTopic = before.find((one) => one.topics.size > 0 || one.superlative);

  const isAboutCourse =
    [...now.topics].some((topic) => perCourse.has(topic)) || (now.topics.size === 0 && now.months !== null);
  const isShort = now.words.length <= 10;
  const courseNames =
    now.courses.length === 0 && !now.superlative && isAboutCourse && isShort
      ? (lastWithCourse?.courses ?? [])
      : now.courses;
  const topics =
    now.topics.size === 0 && now.isFollowUp && (now.courses.length > 0 || now.months !== null)
      ? (lastWithTopic?.topics ?? now.topics)
      : now.topics;
  return { ...now, courses: courseNames, topics };
}

import type { EworkTasks } from './task.ts';

export const machineLearningTasks = [
  {
    id: 'ai-machine-learning-w01',
    week: 1,
    title: 'Nine hundred homes in one array',
    description:
      'Fairholme Energy Cooperative orders electricity for 900 homes at ten each morning, for every half-hour of tomorrow, and pays for each mistake. Bronwen places the order; Clive, a volunteer, says that his model is "97 per cent right". Before you look at it, build what it must beat. Fetch the partitioned files of the Low Carbon London trial (800 MB) from the London Datastore, read them one at a time with pandas, keep 900 homes on the standard tariff with a full year, and add them up half-hour by half-hour. Learn Python’s arrays on the way: shapes, slices, sums along one axis. Then apply the rule "as at this half-hour last week" and measure its mistakes over October and November. At ten o’clock today’s readings are not in yet. A forecast is often written as if they were, so mark for each number when it becomes known.',
    estimatedHours: 8,
    objectives: [
      'Adds 900 homes into one series of half-hours, with every gap and repeated reading counted',
      'States for each column at what hour it is known, measured against the order at ten',
      'Measures the plain rule by mean absolute error in kWh, by half-hour of the day',
      'Runs from the raw files to the last chart without a step by hand',
    ],
    deliverables: [
      'A notebook that reads the files in pieces on an ordinary laptop and writes one tidy table of half-hours',
      'A chart of one week and a chart of the plain rule’s error by time of day, both readable without colour',
      'A data sheet of one page: source, licence, which homes were kept, and why London in 2013 is not Fairholme today',
    ],
    resources: [
      {
        title: 'London Datastore: SmartMeter Energy Consumption Data in London Households',
        address:
          'https://data.london.gov.uk/dataset/smartmeter-energy-consumption-data-in-london-households-vqm0d',
      },
      { title: 'Python documentation: The Python Tutorial', address: 'https://docs.python.org/3/tutorial/' },
      {
        title: 'NumPy documentation: The absolute basics for beginners',
        address: 'https://numpy.org/doc/stable/user/absolute_beginners.html',
      },
      { title: 'pandas documentation', address: 'https://pandas.pydata.org/docs/' },
    ],
  },
  {
    id: 'ai-machine-learning-w02',
    week: 2,
    title: 'A first model, and a December nobody touches',
    description:
      'Bronwen at Fairholme asks whether a model can beat last week’s rule. Train one. Cut the year by date: learn on January to September, choose on October and November, and lock December away until week 4. Fit a straight line with NumPy from the formula, one input and one output, until you can say what least squares minimises; then let scikit-learn do it with ten inputs, all known by ten o’clock: the half-hour a week ago, two days ago, weekday, season as sine and cosine. Compare with the plain rule on the same days. It may win by little, and at five in the evening not at all, which is the half-hour that costs most. A lone percentage on all data is what beginners report, and it compares the model with nothing.',
    estimatedHours: 9,
    objectives: [
      'Splits by date, with December locked in a file that no cell of the notebook opens',
      'Derives the one-input fit by formula and matches it with the library to six decimals',
      'Compares model and plain rule on the same half-hours, by hour of day',
      'Uses no input that is unknown at ten o’clock, shown by a test that fails when one is added',
    ],
    deliverables: [
      'A notebook with formula, fit and comparison, in which the split is made once and by date',
      'A test file of five short checks on the split and the inputs, each seen to fail',
      'Half a page for Bronwen: what the model adds to the rule, when it adds nothing, and in which half-hours',
    ],
    resources: [
      {
        title: 'scikit-learn: Linear models',
        address: 'https://scikit-learn.org/stable/modules/linear_model.html',
      },
      {
        title: 'scikit-learn: Getting started',
        address: 'https://scikit-learn.org/stable/getting_started.html',
      },
      { title: 'pytest documentation', address: 'https://docs.pytest.org/en/stable/' },
    ],
  },
  {
    id: 'ai-machine-learning-w03',
    week: 3,
    title: 'Where the 97 per cent came from',
    description:
      'Clive has sent his notes, and the board of Fairholme wants to know by Friday whether to use his model. He shuffled the half-hours before splitting, smoothed the load with an average centred on the moment to be forecast, scaled with figures from the whole year, and used tomorrow’s true temperature. Rebuild it on your table until you reach something like his score. Then remove one leak at a time and write down what each was worth. Replace the true weather by what a forecaster could have said: take past temperatures from Open-Meteo, free and without an account, and add an error that grows with the lead time. Learn cross-validation that moves forward in time, and ridge regression, which holds large weights down. Clive worked evenings for nothing; write a page he can read. Leaks are seldom stupid, and the next one will be yours.',
    estimatedHours: 8,
    objectives: [
      'Reproduces a score near Clive’s and lists the leaks that made it',
      'Removes the leaks one at a time, in a table with the score after each',
      'Validates with at least four cuts forward in time and a gap between training and test',
      'Explains each leak in two sentences without a word of blame',
    ],
    deliverables: [
      'A notebook that walks from the leaking model to the honest one, one change a section',
      'A page that explains where the 97 per cent came from, for a board without mathematics',
      'A checklist of eight leaks with the question that finds each, applied to your own week 2',
    ],
    resources: [
      {
        title: 'scikit-learn: Common pitfalls and recommended practices',
        address: 'https://scikit-learn.org/stable/common_pitfalls.html',
      },
      {
        title: 'scikit-learn: Cross-validation',
        address: 'https://scikit-learn.org/stable/modules/cross_validation.html',
      },
      {
        title: 'Open-Meteo: Historical Weather API',
        address: 'https://open-meteo.com/en/docs/historical-weather-api',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w04',
    week: 4,
    title: 'An error in pounds',
    description:
      'A kilowatt-hour bought too little costs Fairholme 9p extra; one too many loses 3p. So the best order is not the likeliest value. Work it out on paper: with those prices you should order the amount that demand stays below three times in four. Grow a decision tree by hand on twelve rows to see what a split does, then train gradient boosting, many small trees that each mend the last one’s mistakes, once for the mean and once for that three-quarter point. Choose the settings on October and November. Now open December and run the plain rule, the line and the trees on it, once. If boosting wins by £11 a month, the line may be the better buy, as Bronwen has to keep it running. The habit to break is a second look at December, after which it is training data.',
    estimatedHours: 10,
    objectives: [
      'Derives the three-quarter point from the two prices, on paper, in under ten lines',
      'Scores all three systems in pounds on December, which was opened once, on a recorded date',
      'Shows how often demand stayed below the ordered amount, against the 75 per cent intended',
      'States three conditions in which the model must not be trusted, each with what to do instead',
    ],
    deliverables: [
      'A repository with data preparation, plain rule, line and boosting, a locked split and one command that repeats the December result',
      'A model card of one page: what it is for, its error in pounds, when not to trust it, who looks after it',
      'A table of three systems by pounds, by worst day and by effort to run, with a recommendation in one line',
    ],
    resources: [
      { title: 'scikit-learn: Decision trees', address: 'https://scikit-learn.org/stable/modules/tree.html' },
      {
        title: 'scikit-learn: Ensembles, gradient boosting and random forests',
        address: 'https://scikit-learn.org/stable/modules/ensemble.html',
      },
      {
        title: 'Mitchell et al.: Model Cards for Model Reporting',
        address: 'https://arxiv.org/abs/1810.03993',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w05',
    week: 5,
    title: 'What counts as a crack',
    description:
      'At Hallam Ceramics four inspectors reject 4 per cent of the tiles by eye. Joyce, 31 years on the line, sees cracks that Callum does not, and both are paid to be right. Make the pictures yourself: 60 plain tiles, a third with a hairline in hard pencil, six photographs each with a telephone at two heights. (Without tiles take 2,000 pictures of SDNET2018, cracks in concrete, free to reuse.) You and one other person label them all, apart, and then discuss the differences. Split by tile, never by picture, or the same tile turns up on both sides. Set a plain rule in front of everything: the darkest thin line, and one threshold. A third of your tiles are cracked and 4 per cent of Hallam’s; weigh that back in every figure. The label is usually taken as the truth, although here it is an opinion with overtime.',
    estimatedHours: 9,
    objectives: [
      'Keeps two sets of labels apart until both are done, and reports how often they agree',
      'Splits by tile, or by the photograph from which a concrete picture was cut, into training, choosing and test, with a check that nothing crosses over',
      'Decides each disputed picture by a written rule, and marks those that stay disputed',
      'Scores the plain rule by missed cracks and wasted tiles per thousand at 4 per cent',
    ],
    deliverables: [
      'A set of 360 photographs, or 2,000 of the open ones, with a table of tile, light, height, both labels and split',
      'A page that defines a crack with six borderline pictures decided, which a third person could apply',
      'A data sheet of one page: how it was collected, what is missing, and what it must not be used for',
    ],
    resources: [
      {
        title: 'Utah State University: SDNET2018, annotated images of cracks in concrete',
        address: 'https://digitalcommons.usu.edu/all_datasets/48/',
      },
      {
        title: 'Gebru et al.: Datasheets for Datasets',
        address: 'https://arxiv.org/abs/1803.09010',
      },
      { title: 'scikit-image documentation', address: 'https://scikit-image.org/docs/stable/' },
    ],
  },
  {
    id: 'ai-machine-learning-w06',
    week: 6,
    title: 'Twenty good tiles for one crack',
    description:
      'A missed crack costs Hallam Ceramics £18, a good tile thrown away 90p. Mr Whitaker, who runs the line, has asked for "95 per cent accuracy", which a model reaches by passing every tile. Describe each photograph in numbers with scikit-image, such as counts of edges and their directions, and train logistic regression, a line bent into a probability, and a random forest, which is many trees that vote. Validate in groups, so that a tile’s six pictures stay together. Then look at probabilities: among those given 10 per cent, is every tenth cracked? Mend them if not, which is called calibration, and derive the threshold that costs least. With these two prices it lies near one in twenty-one, far below the half that libraries use unasked. Most tuning goes into the model, when one line with a threshold is worth more; measure both in pounds.',
    estimatedHours: 8,
    objectives: [
      'Shows precision and recall over all thresholds, with the chosen point marked',
      'Derives the threshold from the two costs and checks it against the cheapest one found on data',
      'Compares promised probabilities with what came, before and after calibration, weighed back to 4 per cent',
      'Computes the cost per thousand tiles at 4 per cent cracked, with an interval by resampling tiles',
    ],
    deliverables: [
      'A notebook with two classical classifiers, grouped validation and a threshold chosen by cost',
      'One chart of cost against threshold for Mr Whitaker, with the plain rule and "reject nothing" drawn in',
      'A page of the twelve dearest errors as pictures, each with a guess at its cause',
    ],
    resources: [
      {
        title: 'scikit-learn: Tuning the decision threshold for class prediction',
        address: 'https://scikit-learn.org/stable/modules/classification_threshold.html',
      },
      {
        title: 'scikit-learn: Probability calibration',
        address: 'https://scikit-learn.org/stable/modules/calibration.html',
      },
      {
        title: 'scikit-learn: Cross-validation',
        address: 'https://scikit-learn.org/stable/modules/cross_validation.html',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w07',
    week: 7,
    title: 'A small network that has to earn its place',
    description:
      'Now let a network find its own edges. In PyTorch write the smallest convolutional net that could work, three layers with fewer than 100,000 weights, and the training loop by hand: forward, loss, gradient, step. Work out one gradient on paper and compare. Before you train on everything, make it learn eight pictures by heart; if it cannot, there is a fault. A laptop will do, or a free notebook on Google Colab. Keep Hallam’s hairlines alive: shrink a photograph to 64 pixels and the crack is gone, so cut patches instead. Train from three seeds, because one run is an anecdote, and explain the curves: where it learns, where it only remembers, where you stopped. Compare in pounds with last week’s forest on the same tiles. A falling training loss persuades people of much; the choosing set alone may decide.',
    estimatedHours: 12,
    objectives: [
      'Matches one gradient worked out by hand with the one PyTorch gives',
      'Shows the network learning eight pictures by heart before the full training',
      'Reports mean and spread over three seeds, in pounds per thousand tiles',
      'Explains on the training curve where overfitting begins and why training stopped there',
      'Shows at the chosen patch size that the thinnest crack can still be seen',
    ],
    deliverables: [
      'A training script of at most 200 lines with its settings in one place, run on hardware that cost nothing',
      'A page with the training curve of three seeds and your explanation written on it',
      'A table of plain rule, forest and network: cost per thousand, seconds per tile, and size on disk',
    ],
    resources: [
      {
        title: 'PyTorch: Learn the basics',
        address: 'https://docs.pytorch.org/tutorials/beginner/basics/intro.html',
      },
      {
        title: 'PyTorch documentation: Conv2d',
        address: 'https://docs.pytorch.org/docs/stable/generated/torch.nn.Conv2d.html',
      },
      {
        title: 'Google Colab: Frequently asked questions',
        address: 'https://research.google.com/colaboratory/faq.html',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w08',
    week: 8,
    title: 'Three in the afternoon',
    description:
      'At three the sun comes round to the window at Hallam Ceramics, and the camera sees another tile. Photograph your test tiles again under a low lamp from one side, change nothing, and measure what the network loses. Then treat it in two ways: varied training pictures with shifted brightness and drawn-in shadows, and a £15 blind with a grey card in the frame. Price both. Your mentor takes ten photographs of their own. Forecast your errors on them beforehand, as a number and a range, and seal it; ten pictures prove little, yet a gap between forecast and outcome says how well you know your model. (With the concrete pictures, darken and shade a copy by script.) Joyce asks who watches when the lamp is changed. Robustness is generally bought by training on the test light, which only moves the window.',
    estimatedHours: 9,
    objectives: [
      'Measures the loss under the new light with the threshold and weights untouched',
      'Compares varied training with a change at the line, in pounds and in hours of work',
      'Seals a forecast of the errors on the mentor’s ten photographs before seeing them',
      'Shows every error at the chosen threshold as a picture, with its probability',
      'Names a daily check that a person on the line can do in one minute',
    ],
    deliverables: [
      'A report of two pages for Mr Whitaker: threshold by cost, errors as pictures, the test under another light, what changed',
      'A sealed forecast with the outcome beside it and a paragraph on the gap',
      'A portfolio repository with data sheet, training script, curve, threshold and light test, which runs from one command',
    ],
    resources: [
      {
        title: 'Torchvision: Transforming images, videos, boxes and more',
        address: 'https://docs.pytorch.org/vision/stable/transforms.html',
      },
      {
        title: 'NIST/SEMATECH e-Handbook of Statistical Methods: Confidence intervals for a proportion',
        address: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc241.htm',
      },
      {
        title: 'PyTorch: Learn the basics',
        address: 'https://docs.pytorch.org/tutorials/beginner/basics/intro.html',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w09',
    week: 9,
    title: 'Eleven kinds, and the one that cannot wait',
    description:
      'Ashcombe Water Complaints sorts 2,000 letters a week into eleven kinds. About 20 come from a household without water, and one of those is missed. Real letters stay there, so generate 4,000: 120 templates in eleven kinds, varied by script and reworded by a free or local assistant, with misspellings, two matters in one letter, and politeness that hides trouble ("I am sorry to bother you, but the baby"). Seal a fifth, chosen by template, so that no sealed letter has a twin in training. At the natural rate that fifth holds eight urgent letters, too few to say anything, so add 150 more from new templates and count them apart. Then write rules: words, phrases, an order. Nadia from the team has used such a list for years. Generated letters are too clear, as whoever writes them knows the label; let your mentor write ten.',
    estimatedHours: 9,
    objectives: [
      'Defines "urgent" in words taken from the service standards, with five borderline letters decided',
      'Splits by template, shown by a check that no template stands on both sides',
      'Counts urgent letters missed apart from every other error',
      'Gives the highest miss rate that no miss in 150 would still allow, and shows the working',
      'Lists the rules in order, each with how many letters it caught and how many wrongly',
    ],
    deliverables: [
      'A generator with 4,000 invented letters and 150 urgent ones, a table of template, kind and split, and a sealed part',
      'A rule system of at most 60 lines with its result on the open letters: errors by kind, urgent apart',
      'A page on what generated letters lack, with the mentor’s ten and what the rules made of them',
    ],
    resources: [
      {
        title: 'Water Supply and Sewerage Services (Customer Service Standards) Regulations 2008',
        address: 'https://www.legislation.gov.uk/uksi/2008/594/contents',
      },
      { title: 'CCW: Consumer Council for Water', address: 'https://www.ccw.org.uk/' },
      {
        title: 'Python documentation: Regular expressions',
        address: 'https://docs.python.org/3/library/re.html',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w10',
    week: 10,
    title: 'Words into numbers, twice',
    description:
      'A vendor offers Ashcombe a large model at 4p a letter, some £4,000 a year, and the manager, Mr Bright, is inclined to sign. Nobody has tried the plain thing. Turn letters into counts of words weighted by rarity, known as TF-IDF, and train the logistic regression you know; it learns in seconds and can show which words moved it. Then build the same in PyTorch with embeddings: each word a row of 64 numbers that training moves about, averaged over the letter. Print the neighbours of "leak" before and after. Choose two thresholds: one for the kind, and a low one for urgent, at which a person reads the letter at once, and count how many letters that sends to Nadia. The score over eleven kinds is pleasant to quote, and it rises while the twelfth thing, the household without water, gets worse.',
    estimatedHours: 9,
    objectives: [
      'Chooses all settings on the open letters and leaves the sealed ones closed',
      'Shows for ten letters which words moved the classical classifier, and in which direction',
      'Reports urgent letters missed and extra letters read, for at least five thresholds',
      'Compares both models by errors, seconds of training and size, over three seeds for the network',
    ],
    deliverables: [
      'A classical classifier and a small network for text, each trained by one script of at most 150 lines',
      'One chart of urgent letters missed against letters read at once, with the chosen point and Nadia’s limit marked',
      'A table of the twenty worst errors with the letter, both answers and what a reader sees that they did not',
    ],
    resources: [
      {
        title: 'scikit-learn: Feature extraction',
        address: 'https://scikit-learn.org/stable/modules/feature_extraction.html',
      },
      {
        title: 'PyTorch documentation: EmbeddingBag',
        address: 'https://docs.pytorch.org/docs/stable/generated/torch.nn.EmbeddingBag.html',
      },
      {
        title: 'scikit-learn: Tuning the decision threshold for class prediction',
        address: 'https://scikit-learn.org/stable/modules/classification_threshold.html',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w11',
    week: 11,
    title: 'A borrowed brain, on a budget of nothing',
    description:
      'Mr Bright wants Ashcombe to have "the AI one" as well. Take a small pretrained language model whose licence you have read, such as DistilBERT or a SmolLM of 135 million weights, and fine-tune it on the open letters in a free Colab session with LoRA, which trains a thin addition and leaves the model itself alone. The session may end at any minute, so save as you go. Three seeds, the same choosing set, the same two thresholds. Add retrieval: turn letters into vectors and fetch the three nearest past ones for the person who checks, with their kinds. Nadia finds that more useful than a score. Watch the clock and the bill, since a minute a letter on her old computer is 33 hours a week. Fine-tuning impresses on letters that resemble its food; try the mentor’s ten from week 9 before you believe it.',
    estimatedHours: 12,
    objectives: [
      'Names model, version, licence and training data of the pretrained part, or says what its card leaves out',
      'Resumes training from a saved point after the session was ended on purpose',
      'Reports mean and spread over three seeds, with urgent letters apart',
      'Fetches three near letters for each of twenty, and counts how many would help the person who checks',
      'Measures seconds a letter on an ordinary laptop without a graphics card',
    ],
    deliverables: [
      'A fine-tuned small model with its training script, settings, saved addition and a record of three runs',
      'A page that questions the pretrained model’s card: five questions, the answers found and the gaps',
      'A retrieval sheet of twenty letters with three neighbours each, judged useful or not by another person',
    ],
    resources: [
      {
        title: 'Hugging Face Transformers documentation',
        address: 'https://huggingface.co/docs/transformers/index',
      },
      { title: 'Hugging Face PEFT documentation', address: 'https://huggingface.co/docs/peft/index' },
      { title: 'Sentence Transformers documentation', address: 'https://sbert.net/' },
      {
        title: 'Mitchell et al.: Model Cards for Model Reporting',
        address: 'https://arxiv.org/abs/1810.03993',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w12',
    week: 12,
    title: 'One column decides',
    description:
      'Open the sealed letters, once, and run rules, classical classifier and fine-tuned model on them. Put 200 of them, all urgent ones included, to a large model on a free tier too, so that the vendor’s offer is not judged by its brochure. Then set the table: errors, seconds and pounds per thousand, and first of all urgent letters missed of 158. Your mentor looks at nothing else. Differences of two or three letters are chance; show the interval and say so. Nadia’s hours belong in the cost, likewise the person who keeps a model running. You may find that Ashcombe needs the rules plus a classifier that trains in seconds. Recommend in two pages, with the review that a person still does. A comparison tilts towards the system its author spent longest on, so state the hours you gave each.',
    estimatedHours: 8,
    objectives: [
      'Runs every system once on the sealed letters, on a recorded date, with thresholds fixed before',
      'Puts urgent letters missed in the first column, with an interval for each system',
      'Prices each system per thousand letters, including checking, upkeep and electricity or fees',
      'Judges the vendor’s kind of model on the same 200 letters as the other three',
      'States the hours spent on each system and what more would have changed',
    ],
    deliverables: [
      'A recommendation of two pages for Mr Bright: the choice, the first column, the cost, and what would reverse it',
      'A comparison table with code and predictions, from which each number can be recomputed by one command',
      'A review procedure of half a page: which letters a person reads first, how many, and what they record',
    ],
    resources: [
      {
        title: 'NIST/SEMATECH e-Handbook of Statistical Methods: Confidence intervals for a proportion',
        address: 'https://www.itl.nist.gov/div898/handbook/prc/section2/prc241.htm',
      },
      {
        title: 'GOV.UK: Guidelines for AI procurement',
        address: 'https://www.gov.uk/government/publications/guidelines-for-ai-procurement',
      },
      {
        title: 'scikit-learn: Model evaluation',
        address: 'https://scikit-learn.org/stable/modules/model_evaluation.html',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w13',
    week: 13,
    title: 'A model with a number and a way back',
    description:
      'Pinewood Lending decides 500 small loans a month by a scorecard of six questions. Farrah, head of risk, wants your model in its place, and the committee meets in four weeks. Make the data: 18,000 applications over 36 months by a script with income, debts, hours worked, area, age band and sex, a true chance of repaying, and a downturn from month 25. One thing hurts: outcomes exist only for loans that were granted, so hide the rest as life does. Train a scorecard and boosting on months 1 to 15, choose and calibrate on 16 to 18, judge on 19 to 24, and leave sex and age band out. Register both with MLflow, which numbers models and keeps where they came from, and serve one through FastAPI, a small web service that logs each decision. It is tempting to serve a file called final; nobody can return to it.',
    estimatedHours: 12,
    objectives: [
      'Hides the outcome of every refused application and says how that bends the training data',
      'Serves the model by version, and returns the version with each decision',
      'Logs input, version, score, decision and time of every request, without anything that is not needed',
      'Compares scorecard and boosting in pounds and by calibration on months 19 to 24',
      'Repeats a past decision exactly from its log line',
    ],
    deliverables: [
      'A generator of 18,000 invented applications with a page on the rules built in and those left out',
      'A service with two registered models, which starts with one command and answers in under a second',
      'A test file of eight checks, among them a missing field, an absurd income and a repeated request',
    ],
    resources: [
      { title: 'MLflow: Model Registry', address: 'https://mlflow.org/docs/latest/ml/model-registry/' },
      { title: 'FastAPI documentation', address: 'https://fastapi.tiangolo.com/' },
      {
        title: 'FCA Handbook: CONC 5, Responsible lending',
        address: 'https://handbook.fca.org.uk/handbook/conc5',
      },
      {
        title: 'PRA: SS1/23, Model risk management principles for banks',
        address:
          'https://www.bankofengland.co.uk/prudential-regulation/publication/2023/may/model-risk-management-principles-for-banks-ss',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w14',
    week: 14,
    title: 'Wrong for whom',
    description:
      'The model never saw sex, and still refuses women more often, because hours worked told it. Measure it. On months 19 to 24 compare age bands and both sexes by share approved, by those refused who would have repaid (your generator knows, Pinewood never will), and by calibration. The three cannot all be made equal; show it on your figures and defend one choice. The Equality Act forbids using sex here and treats age otherwise: a lender may weigh it by relevant information from a source that is reasonable to rely on. Then explain refusals. For 20 applicants write the reasons in plain words from the parts of the score, and test each: would changing that input have changed the answer? Small groups give loud numbers, so print the count and an interval beside each. The usual escape is to delete a column and call it fair.',
    estimatedHours: 9,
    objectives: [
      'Reports three measures for each age band and sex, with counts and intervals',
      'Shows on the data why two of the measures pull against each other',
      'Defends one choice of threshold, and names who pays for it and how much',
      'Tests each stated reason by changing the input and running the model again',
      'Traces the gap between the sexes to the inputs that carry it',
    ],
    deliverables: [
      'An evaluation of three pages by age band and sex on made data: measures, trade-off, the choice and its price',
      'Twenty refusal letters of at most 120 words, each with two tested reasons and how to ask for a person',
      'A notebook that computes all measures from the log of the service, with each group’s count',
    ],
    resources: [
      { title: 'Fairlearn: assessing and improving fairness', address: 'https://fairlearn.org/' },
      {
        title: 'Equality Act 2010, Schedule 3: exceptions for services',
        address: 'https://www.legislation.gov.uk/ukpga/2010/15/schedule/3',
      },
      {
        title: 'ICO: Explaining decisions made with AI',
        address:
          'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/explaining-decisions-made-with-ai/',
      },
      { title: 'FCA: Consumer Duty', address: 'https://www.fca.org.uk/firms/consumer-duty' },
    ],
  },
  {
    id: 'ai-machine-learning-w15',
    week: 15,
    title: 'Set off your own alarm',
    description:
      'Replay months 25 to 36 through the service, one by one, and see when anybody would have noticed. A loan goes bad after half a year; the inputs change at once. Build two alarms: on the inputs and scores, by comparing their distribution with that of months 1 to 18, and on outcomes as they ripen. Tune them on quiet months, where every alarm is false and costs Farrah a morning. Then set one off on purpose, with a script that turns yearly incomes into monthly ones, and roll back: move the registry’s alias, the name the service asks for, to the scorecard, with a stopwatch running and no decision lost. Write down who is called at Pinewood, and what happens to those decided in between. Alarms that are never tested fall into two kinds, deaf or ignored; find out which yours is.',
    estimatedHours: 11,
    objectives: [
      'Detects the planted fault within one simulated day, with the alarm’s message and time on record',
      'Counts false alarms over the quiet months at the chosen setting, and their cost in hours',
      'Rolls back to an earlier version in under five minutes, without losing a decision',
      'Lists every applicant decided between fault and rollback, and says what each is told',
      'Compares how soon inputs and how soon outcomes showed the downturn',
    ],
    deliverables: [
      'A monitoring script with two alarms and a log of twelve replayed months, false alarms included',
      'A drill record of one page: the fault, the alarm, the rollback, the minutes and what went wrong',
      'A runbook of one page that somebody on call could follow at night: sign, check, decision, names by role',
    ],
    resources: [
      { title: 'MLflow: Model Registry', address: 'https://mlflow.org/docs/latest/ml/model-registry/' },
      {
        title: 'SciPy documentation: ks_2samp',
        address: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.ks_2samp.html',
      },
      {
        title: 'NIST: AI Risk Management Framework',
        address: 'https://www.nist.gov/itl/ai-risk-management-framework',
      },
    ],
  },
  {
    id: 'ai-machine-learning-w16',
    week: 16,
    title: 'Before the risk committee',
    description:
      'Twelve minutes, then two people. Professor Nwosu asks about the mathematics: why this split, why this interval, what the missing outcomes of refused applicants do to all of it. Mrs Kaya, who sits for the customers, holds the letter of a woman refused on your week 14 list and asks what you would say to her. Your mentors play both. Open with what the model cannot do; then what it earns Pinewood Lending over the scorecard, for whom it errs, how it is watched and how it is taken out. Advising them to keep the scorecard is allowed, and may be right. Finish the model card so that somebody who never met you could refuse to use it for the wrong thing. Let an assistant ask forty questions first, and discard the easy thirty. Defenders grow louder on the formula and vaguer on the person; answer both in one voice.',
    estimatedHours: 8,
    objectives: [
      'Recommends in the first minute, with the gain over the scorecard as a range in pounds',
      'States what the missing outcomes of refused applicants do to every figure shown',
      'Answers ten questions in writing, five on the mathematics and five on one refused applicant, in the same plain words',
      'Names the number at which the model is taken out, and who may do so alone',
      'Points from each figure in talk and card to a run, a log or a table',
    ],
    deliverables: [
      'A model card of two pages: purpose, data, error by group, limits, monitoring, owner, and uses that are ruled out',
      'A twelve-minute defence of at most nine slides, readable without colour, with the limits first',
      'A page of ten questions and answers, hardest first, with two marked "we do not know"',
      'A portfolio page for the four projects: the plain rule, what each model added to it, and what you would now do differently',
    ],
    resources: [
      {
        title: 'Mitchell et al.: Model Cards for Model Reporting',
        address: 'https://arxiv.org/abs/1810.03993',
      },
      {
        title: 'PRA: SS1/23, Model risk management principles for banks',
        address:
          'https://www.bankofengland.co.uk/prudential-regulation/publication/2023/may/model-risk-management-principles-for-banks-ss',
      },
      {
        title: 'Data (Use and Access) Act 2025',
        address: 'https://www.legislation.gov.uk/ukpga/2025/18/contents',
      },
      {
        title: 'W3C: How to Make Your Presentations Accessible to All',
        address: 'https://www.w3.org/WAI/teach-advocate/accessible-presentations/',
      },
    ],
  },
] as const satisfies EworkTasks<'ai-machine-learning'>;

/** What the legal texts may use besides Markdown. Pages add the interactive ones: DataRequest, CookieSettings, ComplaintForm. */
import ClaimFigure from './ClaimFigure.astro';
import Claimed from './Claimed.astro';
import Fact from './Fact.astro';
import ListItem from './ListItem.astro';
import Price from './Price.astro';
import ProcessorTable from './ProcessorTable.astro';
import ProtectionOfficer from './ProtectionOfficer.astro';
import Retention from './Retention.astro';
import RetentionTable from './RetentionTable.astro';
import StorageTable from './StorageTable.astro';
import Summary from './Summary.astro';
import SupportedBrowsers from './SupportedBrowsers.astro';
import Table from './Table.astro';
import Term from './Term.astro';

export const legalComponents = {
  ClaimFigure,
  Claimed,
  Fact,
  Price,
  ProcessorTable,
  ProtectionOfficer,
  Retention,
  RetentionTable,
  StorageTable,
  Summary,
  SupportedBrowsers,
  Term,
  li: ListItem,
  table: Table,
};

/** What the legal texts may use besides Markdown. Pages add the interactive ones: DataRequest, CookieSettings, ComplaintForm. */
import ClaimFigure from './ClaimFigure.astro';
import Fact from './Fact.astro';
import Price from './Price.astro';
import ProcessorTable from './ProcessorTable.astro';
import ProtectionOfficer from './ProtectionOfficer.astro';
import Retention from './Retention.astro';
import RetentionTable from './RetentionTable.astro';
import StorageTable from './StorageTable.astro';
import Summary from './Summary.astro';
import Table from './Table.astro';
import Term from './Term.astro';

export const legalComponents = {
  ClaimFigure,
  Fact,
  Price,
  ProcessorTable,
  ProtectionOfficer,
  Retention,
  RetentionTable,
  StorageTable,
  Summary,
  Term,
  table: Table,
};

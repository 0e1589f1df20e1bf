import { expect, test } from 'vitest';
import { whyNoPage } from './page-address.ts';

test.each([
  ['https://viem.sh/', /home page of viem\.sh/],
  ['https://docs.n8n.io/', /home page/],
  ['https://duckdb.org/docs/stable/', /first page of a documentation/],
  ['https://documentation.wazuh.com/4.14/index.html', /first page of a documentation/],
  ['https://docs.soliditylang.org/en/latest/', /first page/],
  ['https://docs.python.org/3/tutorial/', /first page/],
  ['https://www.openssh.com/manual.html', /first page/],
  ['https://www.legislation.gov.uk/ukpga/2025/18/contents', /section that is meant/],
  ['https://www.gov.uk/government/collections/bus-statistics', /list of publications/],
])('%s is refused', (address, why) => {
  expect(whyNoPage(address)).toMatch(why);
});

test.each([
  'https://viem.sh/docs/getting-started',
  'https://duckdb.org/docs/stable/data/parquet/overview',
  'https://www.legislation.gov.uk/ukpga/2025/18/section/80',
  'https://www.gov.uk/vat-rates',
  'https://sqlitebrowser.org/dl/',
])('%s leads to a page', (address) => {
  expect(whyNoPage(address)).toBeNull();
});

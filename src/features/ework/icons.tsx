import type { ReactNode } from 'react';

/* Lucide icons that only this feature needs. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const CircleIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="10" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="M20 6 9 17l-5-5" />
  </Icon>
);

export const LogoutIcon = () => (
  <Icon>
    <path d="m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
  </Icon>
);

export const RefreshIcon = () => (
  <Icon>
    <path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5" />
  </Icon>
);

/** Which way a column is sorted; neither while another one is. */
export const SortIcon = ({ direction }: { direction: 'ascending' | 'descending' | 'none' }) => (
  <Icon>
    {direction === 'descending' ? null : <path d="m8 10 4-4 4 4" />}
    {direction === 'ascending' ? null : <path d="m8 14 4 4 4-4" />}
  </Icon>
);

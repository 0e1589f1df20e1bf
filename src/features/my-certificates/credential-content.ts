import { portfolioTitle } from '#shared/rules/portfolio.ts';

interface Piece {
  readonly title: string;
  readonly brief: string;
  readonly link: string | null;
  readonly narrative: string;
}

export interface PortfolioContent {
  readonly title: string;
  /** The holder's own words; empty for none. */
  readonly words: string;
  readonly pieces: readonly Piece[];
}

interface Payload {
  name: string;
  description?: string;
  evidence?: { id?: string; name: string; description?: string; narrative: string }[];
}

/** What a portfolio of the learner's own says. It comes from our server with their session, so its signature is not checked here. */
export function contentOf(credential: string): PortfolioContent {
  const body = (credential.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0));
  const { name, description = '', evidence = [] } = JSON.parse(new TextDecoder().decode(bytes)) as Payload;
  return {
    title: portfolioTitle(name),
    words: description,
    pieces: evidence.map((piece) => ({
      title: piece.name,
      brief: piece.description ?? '',
      link: piece.id ?? null,
      narrative: piece.narrative,
    })),
  };
}

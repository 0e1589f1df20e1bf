import type { MaterialEntry } from '#shared/contracts/material.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-GB')} lines`);

/** A data set: its files to download, and folded away what they hold, how they were made and what is to be found. */
export function DataSet({ material }: { material: MaterialEntry }) {
  return (
    <div className="data-set">
      <p>
        <b>{material.title}</b>
      </p>
      <ul className="plain">
        {material.files.map((file) => (
          <li key={file.name}>
            <a href={file.address} download>
              {file.name}
            </a>{' '}
            <span className="note num">{lines(file.rows)}</span>
            <details className="unfold">
              <summary>
                Columns<span className="vh">: {file.name}</span>
              </summary>
              <ul>
                {file.columns.map((column) => (
                  <li key={column}>{column}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <details className="unfold">
        <summary>
          How it was made<span className="vh">: {material.title}</span>
        </summary>
        <p>{material.made}</p>
        <p>
          {material.fictitious} {material.licence}
        </p>
      </details>
      <details className="unfold">
        <summary>
          What is there to be found<span className="vh">: {material.title}</span>
        </summary>
        <ul>
          {material.find.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

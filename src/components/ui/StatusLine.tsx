/** What a screen reader is told, politely, whenever the words change. It stays in the page; only its words come and go. */
export function StatusLine({ text }: { text: string }) {
  return (
    <p className="vh" role="status">
      <span key={text}>{text}</span>
    </p>
  );
}

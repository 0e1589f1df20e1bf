import { downloadAccount } from '#shared/contracts/account.ts';
import { useCall } from '../../browser/queries.ts';
import { saveFile } from '../../browser/save-file.ts';
import { showToast } from '../../learning/toast.ts';
import { FailureAlert } from '../../components/ui/Submit.tsx';
import { accountWords as words } from './account-words.ts';
import { sayFailure } from '../../browser/say-failure.ts';

/** Fetched by our own call and not by a link, so that a failure is said here and no error page ends up in a file. */
export function DownloadData() {
  const download = useCall(downloadAccount, {
    onSuccess: (data) => {
      saveFile(
        words.fileName(new Date().toISOString().slice(0, 10)),
        JSON.stringify(data, null, 2),
        'application/json',
      );
      showToast({ title: words.downloaded });
    },
  });
  const { isPending } = download;
  return (
    <div className="account-foot">
      <p>{words.dataFormat}</p>
      {download.error ? <FailureAlert message={sayFailure(download.error, { isTyped: false })} /> : null}
      <button
        className="btn"
        type="button"
        aria-disabled={isPending || undefined}
        aria-busy={isPending || undefined}
        onClick={() => {
          if (!isPending) download.mutate({});
        }}
      >
        <span key={String(isPending)}>{isPending ? words.downloading : words.download}</span>
      </button>
    </div>
  );
}

import { ThemePanel } from './ThemePanel'

/** The tools of development. A build does not contain them. */
export default function DevnetPanel({ inboxUrl }: { readonly inboxUrl: string | undefined }) {
  return (
    <>
      <ThemePanel />
      {inboxUrl && (
        <section className="card">
          <h2>Inbox</h2>
          <p>
            The mails of this machine, with the codes of the login.{' '}
            <a href={inboxUrl} target="_blank" rel="noreferrer">
              Open in a tab
            </a>
          </p>
          <iframe title="Inbox" src={inboxUrl} />
        </section>
      )}
    </>
  )
}

import { login } from '../options/login'
import { ThemePanel } from './ThemePanel'

/** The tools of development. A build does not contain them. */
export default function DevnetPanel({ inboxUrl }: { readonly inboxUrl: string | undefined }) {
  const hasInbox = inboxUrl !== undefined && 'loginUrl' in login
  return (
    <>
      <section className="card">
        <h2>On this machine</h2>
        <p>A local chain, test wallets and a market. They need no key and no connection.</p>
        <ol>
          <li>Connect Harbor. It is a test wallet that approves everything, and it has 10,000 ETH.</li>
          {hasInbox && <li>Or enter any e-mail address. Its mail is in the inbox below.</li>}
          <li>Send, swap and sign. No coin here has a value.</li>
        </ol>
      </section>
      <ThemePanel />
      {hasInbox && (
        <section className="card">
          <div className="title">
            <h2>Inbox</h2>
            <a href={inboxUrl} target="_blank" rel="noreferrer">
              Open in a tab
            </a>
          </div>
          <iframe title="Inbox" src={inboxUrl} />
        </section>
      )}
    </>
  )
}

import type { LogEntry } from './useLog.js'
import { ValueTree } from './ValueTree.js'

/** What the kit said and what came of the actions. */
export function Log({
  entries,
  onClear,
}: {
  readonly entries: readonly LogEntry[]
  readonly onClear: () => void
}) {
  return (
    <section className="inspector" aria-labelledby="log-title">
      <header>
        <h2 id="log-title">Log</h2>
        <button type="button" className="button plain" disabled={entries.length === 0} onClick={onClear}>
          Clear
        </button>
      </header>
      {entries.length === 0 ? (
        <p className="quiet small">Nothing has happened yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ol tabIndex={0} aria-labelledby="log-title">
          {entries.map((entry) => (
            <li key={entry.id} data-kind={entry.kind}>
              <time>{new Date(entry.at).toLocaleTimeString('en-GB')}</time>
              <ValueTree name={entry.title} value={entry.detail} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

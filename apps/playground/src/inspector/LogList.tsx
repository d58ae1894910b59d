import { memo, useSyncExternalStore } from 'react'
import type { Log, LogEntry } from './createLog.js'
import { ValueTree } from './ValueTree.js'

/** What the kit said and what came of the actions. */
export function LogList({ log }: { readonly log: Log }) {
  const entries = useSyncExternalStore(log.subscribe, log.read)
  return (
    <section className="inspector" aria-labelledby="log-title">
      <header>
        <h2 id="log-title">Log</h2>
        <button type="button" className="button plain" disabled={entries.length === 0} onClick={log.clear}>
          Clear
        </button>
      </header>
      {entries.length === 0 ? (
        <p className="quiet small">No entries.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ol tabIndex={0} aria-labelledby="log-title">
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  )
}

const Line = memo(({ entry }: { readonly entry: LogEntry }) => (
  <li data-kind={entry.kind}>
    <time>{new Date(entry.at).toLocaleTimeString('en-GB')}</time>
    <ValueTree name={entry.title} value={entry.detail} />
  </li>
))

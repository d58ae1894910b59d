import { memo, useSyncExternalStore } from 'react'
import type { Log, LogEntry } from './createLog.js'
import { ValueTree } from './ValueTree.js'

/** Renders telemetry events and the results of actions. */
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard
        <ol tabIndex={0} aria-labelledby="log-title">
          {entries.map((entry) => (
            <RelayConnection key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  )
}

const RelayConnection = memo(({ entry }: { readonly entry: LogEntry }) => (
  <li data-kind={entry.kind}>
    <time>{new Date(entry.at).toLocaleTimeString('en-GB')}</time>
    <ValueTree name={entry.title} value={entry.detail} />
  </li>
))

import { useLatchkitState } from '@latchkit/react'
import { ValueTree } from './ValueTree.js'

/** Renders the current state of the kit. */
export function StateTree() {
  const state = useLatchkitState((all) => all)
  return (
    <section className="inspector" aria-labelledby="state-title">
      <header>
        <h2 id="state-title">State</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
      <ul tabIndex={0} aria-labelledby="state-title">
        {Object.entries(state).map(([feature, value]) => (
          <li key={feature}>
            <ValueTree
              name={feature}
              value={value}
              open={feature === 'connection' ? 4 : feature === 'network' ? 1 : 0}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

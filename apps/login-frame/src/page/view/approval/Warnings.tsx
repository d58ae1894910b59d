import { type ReactElement, useContext } from 'react'
import { fill } from '../../copy/fill.js'
import type { ModelWarning } from '../../describe/ApprovalModel.js'
import { CopyContext } from '../parts/CopyContext.js'
import { isolate } from '../parts/isolate.js'

/** Warnings. Each value in them is isolated from the text around it. */
export function Warnings({ warnings }: { readonly warnings: readonly ModelWarning[] }): ReactElement | null {
  const copy = useContext(CopyContext)
  if (warnings.length === 0) return null
  return (
    <ul className="warnings">
      {warnings.map(({ name, values = {}, level }, index) => (
        // The warnings of a request do not change, and a name can occur twice.
        <li className="warning" data-level={level} key={index}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 3.2 17.6 16.4H2.4ZM10 8.4v3.4M10 14v.1" />
          </svg>
          <span>
            {fill(
              copy.warnings[name],
              Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolate(value)])),
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

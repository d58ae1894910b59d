import { useState } from 'react'
import { printOptions } from './printOptions.js'
import type { ThemeOptions } from './ThemeSettings.js'

/** Shows the options as TypeScript and copies them. */
export function ExportedOptions({ options }: { readonly options: ThemeOptions }) {
  const text = printOptions(options)
  const [copied, setCopied] = useState('')
  return (
    <section className="card exported" aria-label="Options">
      <div className="row">
        <h2>Options</h2>
        <p className="quiet small">
          Pass them to <code>createLatchkit</code>, beside <code>networks</code>.
        </p>
        <button
          type="button"
          className="button main"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
        >
          {copied === text ? 'Copied' : 'Copy options'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, also with the keyboard */}
      <section className="code" tabIndex={0} aria-label="Options as TypeScript">
        <pre>{text}</pre>
      </section>
    </section>
  )
}

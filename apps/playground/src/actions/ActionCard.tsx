import { type ReactNode, useId, useState } from 'react'
import { useLogWriter } from '../inspector/LogContext.js'
import { ValueTree } from '../inspector/ValueTree.js'

/** The result of an action. */
type Outcome =
  | { readonly status: 'pending' }
  | { readonly status: 'done'; readonly value: unknown }
  | { readonly status: 'failed'; readonly error: unknown }

/** A heading of the page: its element id and its text. */
export type Heading = { readonly id: string; readonly name: string }

/** Props of {@link ActionCard}. */
type ActionCardProps = {
  /** The title, also the text of its button. */
  readonly title: string
  /** The equivalent line of code. */
  readonly code: string
  readonly run: () => Promise<unknown>
  /** Whether the button is disabled. Default: false. */
  readonly disabled?: boolean
  /** The heading above it, if several cards have the same title. */
  readonly under?: Heading | undefined
  /** Its form fields. */
  readonly children?: ReactNode
}

/** Renders an action: its fields, its button, and the result of its promise. */
export function ActionCard({ title, code, run, disabled, under, children }: ActionCardProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const write = useLogWriter()
  const id = useId()

  const entry = under ? `${under.name}: ${title}` : title

  async function start() {
    setOutcome({ status: 'pending' })
    try {
      const value = await run()
      setOutcome({ status: 'done', value })
      write({ kind: 'result', title: entry, detail: { value } })
    } catch (error) {
      setOutcome({ status: 'failed', error })
      write({ kind: 'result', title: entry, detail: { error } })
    }
  }

  return (
    <section className="action" aria-labelledby={under ? `${under.id} ${id}` : id}>
      <header>
        <h3 id={id}>{title}</h3>
        <code>{code}</code>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        {children}
        <button type="submit" className="button" disabled={disabled}>
          {title}
        </button>
      </form>
      {/* Rendered even while empty: screen readers announce only changes of an existing live region. */}
      <output aria-label={`Result of ${title}`} data-status={outcome?.status}>
        {outcome?.status === 'pending' && 'waiting …'}
        {outcome?.status === 'done' && <ValueTree name="resolved" value={outcome.value} open={2} />}
        {outcome?.status === 'failed' && <ValueTree name="rejected" value={outcome.error} open={2} />}
      </output>
    </section>
  )
}

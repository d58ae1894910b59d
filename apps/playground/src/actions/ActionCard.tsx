import { type ReactNode, useId, useState } from 'react'
import { useWrite } from '../inspector/LogContext.js'
import { ValueTree } from '../inspector/ValueTree.js'

/** What came of an action. */
type Outcome =
  | { readonly status: 'pending' }
  | { readonly status: 'done'; readonly value: unknown }
  | { readonly status: 'failed'; readonly error: unknown }

/** A heading of the page: its element's id, and its words. */
export type Heading = { readonly id: string; readonly name: string }

/** What {@link ActionCard} takes. */
type ActionCardProps = {
  /** What it does; also the words of its button. */
  readonly title: string
  /** The line of code it stands for. */
  readonly code: string
  readonly run: () => Promise<unknown>
  /** The heading it stands under, where there are several of that title. */
  readonly under?: Heading | undefined
  /** The fields it needs. */
  readonly children?: ReactNode
}

/** One thing to do: its fields, its button, and how its promise ended. */
export function ActionCard({ title, code, run, under, children }: ActionCardProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const write = useWrite()
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
        <button type="submit" className="button">
          {title}
        </button>
      </form>
      {/* Written even while empty: only a live region that is there can speak. */}
      <output aria-label={`Result of ${title}`} data-status={outcome?.status}>
        {outcome?.status === 'pending' && 'waiting …'}
        {outcome?.status === 'done' && <ValueTree name="resolved" value={outcome.value} open={2} />}
        {outcome?.status === 'failed' && <ValueTree name="rejected" value={outcome.error} open={2} />}
      </output>
    </section>
  )
}

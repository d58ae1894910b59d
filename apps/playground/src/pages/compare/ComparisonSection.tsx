import type { ReactNode } from 'react'
import type { Comparison, Statement } from './comparisons.js'

/** Props of {@link ComparisonSection}. */
type ComparisonSectionProps = {
  readonly comparison: Comparison
  /** Our view. */
  readonly children: ReactNode
}

/** Renders one of our views beside the statements on it. */
export function ComparisonSection({ comparison, children }: ComparisonSectionProps) {
  const { id, title, others, taken, different } = comparison
  return (
    <article className="comparison" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>
        <div className="comparison-view">{children}</div>
        <div className="comparison-text">
          {others.map(({ name, facts }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul>
                {facts.map(({ text, url }) => (
                  <li key={text}>
                    {text} <a href={url}>Source</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Statements title="Latchkit does the same" statements={taken} />
          <Statements title="Latchkit does differently" statements={different} />
        </div>
      </div>
    </article>
  )
}

function Statements({
  title,
  statements,
}: {
  readonly title: string
  readonly statements: readonly Statement[]
}) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {statements.map(({ text, command }) => (
          <li key={text}>
            {text}
            {command && <code>{command}</code>}
          </li>
        ))}
      </ul>
    </div>
  )
}

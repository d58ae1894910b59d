import type { ReactNode } from 'react'
import type { Paragraph } from '../../copy/texts.js'
import { Figure } from '../status/Figure.js'

/** Props of {@link Panes}. */
export type PanesProps = {
  readonly panes: readonly Paragraph[]
  /** One icon per pane. */
  readonly icons: readonly ReactNode[]
}

/** Paragraphs with icons. */
export function Panes({ panes, icons }: PanesProps): ReactNode {
  return (
    <div className="panes">
      {panes.map(({ title, text }, index) => (
        <div className="pane" key={title}>
          <Figure>{icons[index]}</Figure>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </div>
  )
}

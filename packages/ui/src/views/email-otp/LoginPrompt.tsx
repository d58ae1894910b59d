import type { ReactNode } from 'react'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './LoginSteps.css?inline'

type LoginPromptProps = {
  readonly title: string
  readonly text: string
  /** Above the title. */
  readonly progress?: ReactNode
  readonly children: ReactNode
}

/** A step of the login: what the user does, and the controls for it. */
export function LoginPrompt({ title, text, progress, children }: LoginPromptProps): ReactNode {
  useStyles(css)
  return (
    <div className="login-step">
      {progress}
      <div className="login-prompt">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './LoginSteps.css?inline'

type LoginPromptProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

/** A step of the login: what the user does, and the controls for it. */
export function LoginPrompt({ title, text, children }: LoginPromptProps): ReactNode {
  useStyles(css)
  return (
    <div className="login-step">
      <div className="login-prompt">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}

import type { RegisterNameModel } from '@latchkit/core'
import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { TagIcon } from '../../icons/TagIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Footer } from '../../parts/footer/Footer.js'
import { List, ListRow } from '../../parts/list/List.js'
import { Notice } from '../../parts/notice/Notice.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useTyped } from '../../parts/text-field/useTyped.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import { NotConnected } from '../receive/NotConnected.js'
import css from './RegisterAccountNameView.css?inline'

/** Props of {@link RegisterAccountNameView}. */
export type RegisterAccountNameViewProps = {
  readonly model: RegisterNameModel
  /** Changes the label. */
  readonly onLabel?: ((label: string) => void) | undefined
  /** Registers a complete name. */
  readonly onRegister?: ((name: string) => void) | undefined
  /** Shows the wallets, while none is connected. */
  readonly onConnect?: (() => void) | undefined
}

/**
 * Shows the form in which the user chooses a name: whether it is available, and other names.
 *
 * @example
 * ```tsx
 * import type { RegisterNameModel } from '@latchkit/core'
 * import { RegisterAccountNameView } from '@latchkit/ui/views/names'
 *
 * type Props = { model: RegisterNameModel; register: (name: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, register }: Props) => <RegisterAccountNameView model={model} onRegister={register} />
 * ```
 */
export function RegisterAccountNameView(props: RegisterAccountNameViewProps): ReactNode {
  const { model, onLabel, onRegister, onConnect } = props
  const { names } = useAccountCopy()
  useStyles(css)
  if (model.status === 'disconnected') return <NotConnected onConnect={onConnect} />
  if (model.status === 'unavailable')
    return (
      <Status
        figure={
          <Figure>
            <TagIcon size={32} />
          </Figure>
        }
        {...names.unavailable}
      />
    )
  return <NameForm model={model} onLabel={onLabel} onRegister={onRegister} />
}

type NameFormProps = Pick<RegisterAccountNameViewProps, 'onLabel' | 'onRegister'> & {
  readonly model: Extract<RegisterNameModel, { status: 'ready' }>
}

function NameForm({ model, onLabel, onRegister }: NameFormProps): ReactNode {
  const { names } = useAccountCopy()
  const { check, name, zone, suggestions, failure } = model
  const id = useId()
  const [text, type] = useTyped(model.label, onLabel)
  const register = name !== undefined && onRegister ? () => onRegister(name) : undefined
  const isInvalid = check === 'characters' || check === 'too-long' || check === 'taken'
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        register?.()
      }}
    >
      <div className="name-box">
        <label htmlFor={id}>{names.label}</label>
        <div className="name-line" dir="ltr">
          <input
            id={id}
            type="text"
            value={text}
            placeholder={names.placeholder}
            maxLength={100}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="done"
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-check`}
            onChange={(event) => type(event.currentTarget.value.replace(/\s+/g, ''))}
          />
          {zone !== undefined && <span>.{zone}</span>}
        </div>
        <p className="name-check" id={`${id}-check`} role="status" data-check={check}>
          {fill(names.checks[check], { name: name ?? '' })}
        </p>
      </div>
      {failure && (
        <div role="status">
          {failure.type === 'declined' ? (
            <Notice {...names.declined} />
          ) : (
            <Notice
              title={fill(names.failed, { name: failure.name })}
              text={failure.reason ? <bdi>{failure.reason}</bdi> : names.failedText}
            />
          )}
        </div>
      )}
      <p className="name-note">{names.note}</p>
      {suggestions.length > 0 && (
        <List label={names.suggestions} heading>
          {suggestions.map((row) => (
            <ListRow
              key={row.name}
              small
              title={<bdi dir="ltr">{row.name}</bdi>}
              end={<ForwardIcon size={18} />}
              onClick={() => type(row.label)}
            />
          ))}
        </List>
      )}
      <Footer>
        <Button variant="primary" onClick={register}>
          {names.register}
        </Button>
      </Footer>
    </form>
  )
}

import { type ReactElement, useContext, useRef } from 'react'
import type { SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../CopyContext.js'
import type { VisibilityListener } from '../openVisibilityWatch.js'
import { useIsArmed } from '../useIsArmed.js'
import { useVisibilityWatch } from '../useVisibilityWatch.js'
import { SettingsPage } from './SettingsPage.js'

/** The recovery phrase. Its words are in the document only while they are shown. */
export function PhraseView({
  step: { phrase, displayedAt, shownAt, copying },
  onDisplayed,
  onCovered,
  onShow,
  onHide,
  onCopy,
  onDone,
}: VisibilityListener & {
  readonly step: Extract<SettingsStep, { name: 'phrase' }>
  readonly onShow: (isTrusted: boolean) => void
  readonly onHide: () => void
  readonly onCopy: (isTrusted: boolean) => void
  readonly onDone: () => void
}): ReactElement {
  const { phrase: copy } = useContext(CopyContext).settings
  const show = useRef<HTMLButtonElement>(null)
  const isArmed = useIsArmed(displayedAt)
  const isShown = shownAt !== null

  useVisibilityWatch(show, { onDisplayed, onCovered })

  return (
    <SettingsPage
      title={copy.title}
      footer={
        <>
          <button type="button" className="button" onClick={onDone}>
            {copy.done}
          </button>
          {isShown && (
            <button
              type="button"
              className="button"
              aria-disabled={!isArmed}
              onClick={(event) => onCopy(event.isTrusted)}
            >
              {copy.copy}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-variant="primary"
            ref={show}
            aria-disabled={!isShown && !isArmed}
            onClick={(event) => (isShown ? onHide() : onShow(event.isTrusted))}
          >
            {isShown ? copy.hide : copy.show}
          </button>
        </>
      }
    >
      <p>{copy.text}</p>
      <Words phrase={isShown ? phrase : undefined} />
      <p className="muted" role="status">
        {isShown
          ? copying === undefined
            ? copy.copyRisk
            : copying === 'copied'
              ? copy.copied
              : copy.copyFailed
          : displayedAt === null
            ? copy.covered
            : copy.hidden}
      </p>
    </SettingsPage>
  )
}

/** The words in columns, or empty places for them. */
function Words({ phrase }: { readonly phrase: string | undefined }): ReactElement {
  const { phrase: copy } = useContext(CopyContext).settings
  const words = phrase?.split(' ') ?? Array.from({ length: 24 }, () => undefined)
  return (
    // The words are English.
    <ol className="words" dir="ltr" lang="en" aria-label={copy.words} aria-hidden={phrase === undefined}>
      {words.map((word, index) => (
        // A word can occur twice.
        <li key={index} translate="no">
          {word ?? <span className="blank" />}
        </li>
      ))}
    </ol>
  )
}

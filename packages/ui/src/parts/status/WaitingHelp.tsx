import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import type { MessageCopy } from '../../copy/MessageCopy.js'
import { useMessages } from '../../copy/MessagesContext.js'
import { fill } from '../../format/fill.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { RetryIcon } from '../../icons/RetryIcon.js'
import { Button } from '../button/Button.js'

/** How long a wallet may take before help is offered. */
const defaultDelayMs = 6_000

/** Props of {@link WaitingHelp}. */
export type WaitingHelpProps = {
  /** Where the wallet shows its request. */
  readonly kind: Exclude<keyof MessageCopy['waiting'], 'title'>
  /** The wallet's name. */
  readonly wallet: string
  /** Default: 6000 ms. */
  readonly delayMs?: number | undefined
  /** Absent: the view has another action that starts again. */
  readonly onRetry?: (() => void) | undefined
}

/**
 * Offers help while a wallet does not answer: after a delay, a button that shows it. The space of the button is reserved, and
 * the help opens below it, so that nothing above moves.
 */
export function WaitingHelp(props: WaitingHelpProps): ReactNode {
  const { kind, wallet, delayMs = defaultDelayMs, onRetry } = props
  const { connecting } = useCopy()
  const waiting = useMessages()?.waiting
  const button = useRef<HTMLButtonElement>(null)
  const [isLate, setIsLate] = useState(false)
  const [expanded, setExpanded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return (
    <div className="waiting" role="status">
      {isLate && waiting && (
        <>
          <button
            type="button"
            className="waiting-button"
            part="help"
            ref={button}
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
          >
            {waiting.title}
            <DownIcon size={18} />
          </button>
          {expanded && (
            <div className="waiting-help" ref={scrollIntoView}>
              <p className="status-text">{fill(waiting[kind], { wallet })}</p>
              {onRetry && (
                <Button
                  icon={<RetryIcon />}
                  onClick={() => {
                    // This button is removed, so the focus moves to the one that shows it.
                    button.current?.focus({ preventScroll: true })
                    setExpanded(false)
                    onRetry()
                  }}
                >
                  {connecting.retry}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** Scrolls to the help, which opens below the visible part on small screens. */
function scrollIntoView(help: HTMLElement | null): void {
  help?.scrollIntoView?.({ block: 'nearest' })
}

import { type ReactElement, useContext, useRef } from 'react'
import { fill } from '../../copy/fill.js'
import type { ApprovalModel } from '../../describe/ApprovalModel.js'
import { findSentAmount, splitFields } from '../../describe/splitFields.js'
import { toTopWarnings } from '../../describe/toTopWarnings.js'
import { CopyContext } from '../parts/CopyContext.js'
import { DisplayHint } from '../parts/DisplayHint.js'
import { fillTitle } from '../parts/fillTitle.js'
import { RequestHeader } from '../parts/RequestHeader.js'
import { type DisplayListener, useDisplayWatch } from '../parts/useDisplayWatch.js'
import { useEscape } from '../parts/useEscape.js'
import { DataTree } from './DataTree.js'
import { Details } from './Details.js'
import { Fields } from './Fields.js'
import { formatUsd } from './formatUsd.js'
import { Notices } from './Notices.js'
import { PermissionDetails } from './PermissionDetails.js'
import { SimulationResult } from './SimulationResult.js'
import { Warnings } from './Warnings.js'

/** Content and events of the view. `isTrusted`: whether the browser states that the user caused the click. */
export type ApprovalViewProps = DisplayListener & {
  readonly model: ApprovalModel
  readonly origin: string
  readonly network: string
  readonly address: string
  /** Whether the approved request is sent and waited for. */
  readonly isSent?: boolean | undefined
  /** `arming`: displayed too short to be approved. */
  readonly status: 'covered' | 'arming' | 'deciding' | 'signing'
  /** Number of requests that wait behind this one. */
  readonly waiting: number
  readonly onApprove: (isTrusted: boolean) => void
  readonly onDecline: (isTrusted: boolean) => void
}

/** A request in words, with the buttons that decide about it. */
export function ApprovalView(props: ApprovalViewProps): ReactElement {
  const { model, origin, network, address, isSent, status, waiting, onApprove, onDecline } = props
  const { onDisplayed, onCovered } = props
  const copy = useContext(CopyContext)
  const view = useRef<HTMLElement>(null)
  const content = useRef<HTMLElement>(null)
  const { title, notices, fields, message, data, instructions, simulation, permission } = model
  const sent = findSentAmount(model)
  const { shown, folded } = splitFields(fields)
  useEscape(onDecline)

  const displayed = useDisplayWatch(view, content, { onDisplayed, onCovered })

  return (
    <main className="view" ref={view}>
      <section
        className="content"
        // Scrolls, so the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be focusable (WCAG 2.1.1)
        tabIndex={0}
        aria-label={fillTitle(copy, title)}
        ref={content}
      >
        <RequestHeader
          title={fillTitle(copy, title)}
          origin={origin}
          network={network}
          onClose={status === 'signing' ? undefined : onDecline}
        />
        <Warnings warnings={toTopWarnings(model)} />
        {sent !== undefined && (
          <p className="headline">
            <bdi>{sent.text}</bdi>
            {sent.usd !== undefined && (
              <bdi className="headline-usd">{formatUsd(sent.usd, copy.settings.locale)}</bdi>
            )}
          </p>
        )}
        {message !== undefined && (
          <section className="card">
            <h2>{copy.fields.message}</h2>
            <pre className="message" dir="auto">
              {message}
            </pre>
          </section>
        )}
        {permission && <PermissionDetails permission={permission} />}
        <Fields fields={sent === undefined ? shown : shown.filter(({ name }) => name !== 'amount')} />
        {data && (
          <section className="card">
            <h2>{copy.fields.data}</h2>
            <DataTree nodes={data} />
          </section>
        )}
        {instructions?.map((instruction, index) => (
          <section className="card" key={index}>
            <Fields fields={splitFields(instruction.fields).shown} />
            <Warnings warnings={instruction.warnings} />
            <Details fields={splitFields(instruction.fields).folded} />
          </section>
        ))}
        {simulation && <SimulationResult simulation={simulation} />}
        <Notices notices={notices} />
        <Details fields={[{ name: 'account', value: address }, ...folded]} />
      </section>
      <footer className="footer">
        {waiting > 0 && <p className="muted">{fill(copy.moreWaiting, { count: String(waiting) })}</p>}
        <DisplayHint
          status={displayed}
          work={status === 'signing' ? (isSent ? copy.sending : copy.signing) : undefined}
        />
        <div className="buttons">
          <button
            type="button"
            className="button"
            disabled={status === 'signing'}
            onClick={(event) => onDecline(event.isTrusted)}
          >
            {copy.decline}
          </button>
          <button
            type="button"
            className="button"
            data-variant="primary"
            // Not `disabled`: the focus would be lost.
            aria-disabled={status !== 'deciding'}
            data-arming={status === 'arming' || undefined}
            onClick={(event) => onApprove(event.isTrusted)}
          >
            {copy.approve}
          </button>
        </div>
      </footer>
    </main>
  )
}

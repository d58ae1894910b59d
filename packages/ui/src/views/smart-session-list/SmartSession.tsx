import type { SmartSessionModel } from '@latchkit/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { Button } from '../../parts/button/Button.js'
import { Notice } from '../../parts/notice/Notice.js'
import { useSessionTitle } from './useSessionTitle.js'

/** The details of a permission in words, and the button that revokes it. */
export function SmartSession({
  session,
  onRevoke,
}: {
  readonly session: SmartSessionModel
  /** Absent: it cannot be revoked. */
  readonly onRevoke: ((context: SmartSessionModel['context']) => Promise<void>) | undefined
}): ReactNode {
  const { smartSessions } = useAccountCopy()
  const [status, setStatus] = useState<'idle' | 'revoking' | 'failed'>('idle')
  const revoke = async (): Promise<void> => {
    setStatus('revoking')
    try {
      await onRevoke?.(session.context)
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <div className="smart-session">
      {session.isReported && session.revokedAt === undefined && <Notice {...smartSessions.reported} />}
      {session.isRevoking && <Notice {...smartSessions.unconfirmed} />}
      <dl>
        {useDetails(session).map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>
                <bdi>{value}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {status === 'failed' && !session.isRevoking && <Notice {...smartSessions.failed} />}
      {onRevoke && !session.isRevoking && (
        <Button onClick={status === 'revoking' ? undefined : revoke}>
          {status === 'revoking' ? smartSessions.revoking : smartSessions.revoke}
        </Button>
      )}
    </div>
  )
}

function useDetails(
  session: SmartSessionModel,
): readonly (readonly [name: string, values: readonly string[]])[] {
  const { smartSessions, lang } = useAccountCopy()
  const { details, anyRecipient } = smartSessions
  const toTitle = useSessionTitle()
  const time = useMemo(
    () => new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }),
    [lang],
  )
  const { action, sessionKey, network, grantedAt, startsAt, expiresAt, revokedAt } = session
  const toTime = (at: number | undefined) => (at === undefined ? [] : [time.format(at)])
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [details.sessionKey, [sessionKey]],
    [details.allowed, [toTitle(session).title]],
    [details.token, action.kind === 'transfers' && action.token !== undefined ? [action.token] : []],
    [details.recipients, action.kind === 'transfers' ? (action.recipients ?? [anyRecipient]) : []],
    [details.contracts, action.kind === 'calls' ? action.targets : []],
    [details.methods, action.kind === 'calls' ? action.methods : []],
    [details.network, [network.name]],
    [details.granted, toTime(grantedAt)],
    [details.starts, toTime(startsAt)],
    [details.ends, toTime(expiresAt)],
    [details.revoked, toTime(revokedAt)],
  ]
  return rows.filter(([, values]) => values.length > 0)
}

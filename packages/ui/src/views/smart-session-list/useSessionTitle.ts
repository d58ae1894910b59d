import type { SmartSessionModel } from '@latchkit/core'
import { useMemo } from 'react'
import type { SmartSessionsCopy } from '../../copy/SmartSessionsCopy.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { createMoneyFormat } from '../../format/createMoneyFormat.js'
import { fill } from '../../format/fill.js'

/** The title of a permission: what it allows, and until when, or that it is being revoked. */
export type SessionTitle = { readonly title: string; readonly until: string }

/** Returns the function that describes permissions in the language of the modal. */
export function useSessionTitle(): (session: SmartSessionModel) => SessionTitle {
  const { smartSessions, lang } = useAccountCopy()
  return useMemo(() => {
    const format = createMoneyFormat(lang)
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' })
    return ({ action, expiresAt, isRevoking }) => ({
      title: toTitle(action, { copy: smartSessions, format, lang }),
      until: isRevoking
        ? smartSessions.unconfirmed.title
        : fill(smartSessions.until, { date: day.format(expiresAt) }),
    })
  }, [smartSessions, lang])
}

function toTitle(
  action: SmartSessionModel['action'],
  {
    copy,
    format,
    lang,
  }: {
    readonly copy: SmartSessionsCopy
    readonly format: ReturnType<typeof createMoneyFormat>
    readonly lang: string
  },
): string {
  if (action.kind === 'calls') return copy.calls
  if (action.kind === 'other') return fill(copy.other, { type: action.type })
  const { amount: value, symbol, period } = action
  const amount = symbol === undefined ? fill(copy.units, { amount: value }) : format.token(value, symbol)
  if (period === undefined) return fill(copy.inTotal, { amount })
  return fill(copy.perPeriod, { amount, period: toDuration(period, lang) })
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

function toDuration(seconds: number, lang: string): string {
  const [unit, length] = units.find(([, size]) => seconds % size === 0) ?? (['second', 1] as const)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}

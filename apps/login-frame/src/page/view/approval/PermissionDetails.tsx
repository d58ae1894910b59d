import { type ReactElement, useContext } from 'react'
import type { Copy } from '../../copy/Copy.js'
import { fill } from '../../copy/fill.js'
import type { PermissionModel, PermissionText, PermissionValue } from '../../describe/ApprovalModel.js'
import { CopyContext } from '../parts/CopyContext.js'
import { isolate } from '../parts/isolate.js'
import { formatDate, formatDuration } from './formatTime.js'

/** A permission in sentences: what it allows, what stays impossible, and how to end it. */
export function PermissionDetails({ permission }: { readonly permission: PermissionModel }): ReactElement {
  const copy = useContext(CopyContext)
  const { allows, excludes, end, howToEnd } = copy.permissions
  return (
    <>
      <Sentences title={allows} sentences={permission.allows} />
      <Sentences title={excludes} sentences={permission.excludes} />
      <section className="card">
        <h2>{end}</h2>
        <p>{howToEnd}</p>
      </section>
    </>
  )
}

function Sentences({
  title,
  sentences,
}: {
  readonly title: string
  readonly sentences: readonly PermissionText[]
}): ReactElement {
  const copy = useContext(CopyContext)
  return (
    <section className="card">
      <h2>{title}</h2>
      <ul className="sentences">
        {sentences.map(({ name, values = {} }) => (
          <li key={name}>
            {fill(
              copy.permissions.sentences[name],
              Object.fromEntries(
                Object.entries(values).map(([key, value]) => [
                  key,
                  isolate(formatPermissionValue(value, copy)),
                ]),
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function formatPermissionValue(value: PermissionValue, { permissions, settings: { locale } }: Copy): string {
  if (typeof value === 'string') return value
  if ('seconds' in value) return formatDate(value.seconds * 1_000, locale)
  if ('duration' in value) return formatDuration(value.duration, locale)
  return fill(permissions.baseUnits, { amount: isolate(value.baseUnits) })
}

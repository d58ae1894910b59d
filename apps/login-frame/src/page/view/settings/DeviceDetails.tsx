import { type ReactElement, useContext } from 'react'
import { fill } from '../../copy/fill.js'
import type { Device } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { isolate } from '../parts/isolate.js'
import { formatSeen } from './formatSeen.js'

/** Details that identify a device. Its texts come from the login service. */
export function DeviceDetails({ device }: { readonly device: Device }): ReactElement {
  const { locale, device: copy } = useContext(CopyContext).settings
  const { label, origin, seenAt, isCurrent } = device
  return (
    <div className="device-details">
      <p className="row-title">
        <bdi>{label}</bdi> {isCurrent && <span className="badge">{copy.current}</span>}
      </p>
      <p className="muted">{fill(copy.app, { origin: isolate(origin) })}</p>
      <p className="muted">{fill(copy.seen, { time: formatSeen(seenAt, Date.now(), locale) })}</p>
    </div>
  )
}

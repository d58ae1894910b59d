import { type ReactElement, useContext } from 'react'
import { fill } from '../../copy/fill.js'
import type { Device, Release, SettingsStep } from '../../settings/types.js'
import { CopyContext } from '../parts/CopyContext.js'
import { ErrorText } from '../parts/ErrorText.js'
import { isolate } from '../parts/isolate.js'
import { DeviceDetails } from './DeviceDetails.js'
import { SettingsPage } from './SettingsPage.js'

/** The devices that can use the wallet. */
export function DevicesView({
  step: { list, isRevoked },
  onRetry,
  onRevoke,
  onRelease,
  onBack,
}: {
  readonly step: Extract<SettingsStep, { name: 'devices' }>
  readonly onRetry: () => void
  readonly onRevoke: (device: Device) => void
  readonly onRelease: (id: string) => void
  readonly onBack: () => void
}): ReactElement {
  const { settings } = useContext(CopyContext)
  const { device: copy } = settings
  return (
    <SettingsPage
      title={settings.devices}
      footer={
        <>
          <button type="button" className="button" onClick={onBack}>
            {settings.back}
          </button>
          {list.status === 'failed' && (
            <button type="button" className="button" data-variant="primary" onClick={onRetry}>
              {settings.retry}
            </button>
          )}
        </>
      }
    >
      <p className="muted" role="status">
        {list.status === 'loading' ? copy.loading : isRevoked ? copy.revoked : settings.devicesText}
      </p>
      {list.status === 'failed' && <ErrorText code={list.error} />}
      {list.status === 'ready' && list.releases === null && <ErrorText code="recovery" />}
      {list.status === 'ready' && list.releases !== null && (
        <>
          <Releases
            copy={settings.release}
            releases={list.releases.filter(({ isReady }) => !isReady)}
            {...{ onRelease }}
          />
          <Releases
            copy={settings.release.ready}
            releases={list.releases.filter(({ isReady }) => isReady)}
            {...{ onRelease }}
          />
        </>
      )}
      {list.status === 'ready' && (
        <ul className="rows">
          {list.devices.map((device) => (
            <li className="card device" key={device.id}>
              <DeviceDetails device={device} />
              <button
                type="button"
                className="button small"
                aria-label={fill(copy.revokeLabel, { label: device.label })}
                onClick={() => onRevoke(device)}
              >
                {copy.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
    </SettingsPage>
  )
}

/** New devices, if there are any. */
function Releases({
  copy,
  releases,
  onRelease,
}: {
  readonly copy: { readonly title: string; readonly text: string }
  readonly releases: readonly Release[]
  readonly onRelease: (id: string) => void
}): ReactElement | null {
  const { app } = useContext(CopyContext).settings.release
  if (releases.length === 0) return null
  return (
    <section className="notice" data-level="warning">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      <ul className="rows">
        {releases.map(({ id, browser, origin }) => (
          <li key={id}>
            <button type="button" className="row" onClick={() => onRelease(id)}>
              <span className="row-title">
                <bdi>{browser}</bdi>
              </span>
              <span className="muted">{fill(app, { origin: isolate(origin) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { selectableNetworks } from '../networks/selectableNetworks.js'
import type { SettingsProps } from './Settings.js'

/** Renders the supported networks. The first selected one is the initial network. */
export function NetworksField({ settings, onChange }: SettingsProps) {
  const { networks } = settings
  return (
    <ul className="checks">
      {selectableNetworks.map(({ caipNetworkId: id, name }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={networks.includes(id)}
              // A kit needs at least one network.
              disabled={networks.length === 1 && networks[0] === id}
              onChange={(event) =>
                onChange({
                  networks: event.currentTarget.checked
                    ? [...networks, id]
                    : networks.filter((other) => other !== id),
                })
              }
            />
            {name}
            {networks[0] === id && <small>default</small>}
          </label>
        </li>
      ))}
    </ul>
  )
}

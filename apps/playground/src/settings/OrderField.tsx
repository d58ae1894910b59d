import type { SettingsProps } from './Settings.js'
import { connectorGroups } from './Settings.js'

/** Renders the order of the wallet list (`features.connectorTypeOrder`): a click moves a group to the front. */
export function OrderField({ settings, onChange }: SettingsProps) {
  const groups = [...settings.order, ...connectorGroups.filter((group) => !settings.order.includes(group))]
  return (
    <fieldset className="chips">
      <legend>Order, click to move to the front</legend>
      <ol>
        {groups.map((group) => (
          <li key={group}>
            <button
              type="button"
              className="button plain"
              onClick={() =>
                onChange({ order: [group, ...settings.order.filter((other) => other !== group)] })
              }
            >
              {group}
            </button>
          </li>
        ))}
      </ol>
      {settings.order.length > 0 && (
        <button type="button" className="button plain" onClick={() => onChange({ order: [] })}>
          Default order
        </button>
      )}
    </fieldset>
  )
}

import { connectorGroups } from './Settings.js'
import type { SettingsProps } from './SettingsPanel.js'

/** Which groups of the wallet list come first (`features.connectorTypeOrder`): a click moves a group up front. */
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
          Usual order
        </button>
      )}
    </fieldset>
  )
}

import { Segments } from '../parts/Segments.js'
import { customWallets } from './customWallets.js'
import type { SettingsProps } from './Settings.js'

const wallets = [
  ['dev.latchkit.harbor', 'Harbor'],
  ['dev.latchkit.meadow', 'Meadow'],
] as const

const lists = ['featured', 'include', 'exclude'] as const

/**
 * Renders the lists of featured, included and excluded wallets (`featuredWalletIds`, `includeWalletIds`,
 * `excludeWalletIds`).
 */
export function WalletRulesField({ settings, onChange }: SettingsProps) {
  const custom = settings.customWallets ? customWallets.map(({ id, name }) => [id, name] as const) : []
  return [...wallets, ...custom].map(([id, name]) => (
    <Segments
      key={id}
      label={name}
      options={[
        ['', 'As is'],
        ['featured', 'First'],
        ['include', 'Only'],
        ['exclude', 'Never'],
      ]}
      value={lists.find((list) => settings[list].includes(id)) ?? ''}
      onChange={(chosen) =>
        onChange(
          Object.fromEntries(
            lists.map((list) => [
              list,
              [...settings[list].filter((other) => other !== id), ...(list === chosen ? [id] : [])],
            ]),
          ),
        )
      }
    />
  ))
}

import { Field } from '../parts/Field.js'
import { Toggle } from '../parts/Toggle.js'
import { LanguageField } from './LanguageField.js'
import { NetworksField } from './NetworksField.js'
import { OrderField } from './OrderField.js'
import type { Settings, SettingsProps } from './Settings.js'
import { ThemeField } from './ThemeField.js'
import { WalletRulesField } from './WalletRulesField.js'

type Switch = readonly [key: keyof Settings, label: string, hint?: string]

const walletSwitches: readonly Switch[] = [
  ['wallets', 'Wallets', 'enableWallets'],
  ['announced', 'Announced wallets', 'enableEIP6963'],
  ['injected', 'window.ethereum', 'enableInjected'],
  ['customWallets', 'Two custom wallets', 'customWallets'],
  ['guide', '“No wallet yet?”', 'enableWalletGuide'],
  ['terms', 'Terms and privacy links', 'termsConditionsUrl'],
  ['legalCheckbox', 'Require accepting the terms', 'features.legalCheckbox'],
]

const behaviourSwitches: readonly Switch[] = [
  ['networkSwitch', 'Network switch', 'enableNetworkSwitch'],
  ['allowUnsupported', 'Allow unsupported networks', 'allowUnsupportedChain'],
  ['onramp', 'Buy view', 'features.onramp'],
  ['send', 'Send view', 'features.send'],
  ['receive', 'Receive view', 'features.receive'],
  ['inline', 'Inline in the page', 'enableEmbedded'],
  ['twoPanes', 'Two panes', 'enableTwoPanes'],
  ['keep', 'Restore after reload', 'storage'],
  ['debug', 'Show alerts', 'debug'],
]

/** Renders the options of the kit that the workbench can change. */
export function SettingsPanel(props: SettingsProps) {
  const { settings, onChange } = props
  const switches = (list: readonly Switch[]) =>
    list.map(([key, label, hint]) => (
      <Toggle
        key={key}
        label={label}
        hint={hint}
        checked={settings[key] === true}
        onChange={(checked) => onChange({ [key]: checked })}
      />
    ))
  return (
    <form className="settings" aria-label="Configuration" onSubmit={(event) => event.preventDefault()}>
      <Group title="Appearance" open>
        <ThemeField {...props} />
        <LanguageField {...props} />
      </Group>
      <Group title="Networks" open>
        <NetworksField {...props} />
      </Group>
      <Group title="Behaviour">{switches(behaviourSwitches)}</Group>
      <Group title="Wallet list">
        {switches(walletSwitches)}
        <WalletRulesField {...props} />
        <OrderField {...props} />
      </Group>
      <Field label="Link to these settings">
        <input
          className="text mono"
          readOnly
          value={location.href}
          onFocus={(event) => event.target.select()}
        />
      </Field>
    </form>
  )
}

function Group(props: {
  readonly title: string
  readonly open?: boolean
  readonly children: React.ReactNode
}) {
  return (
    <details className="group" open={props.open}>
      <summary>
        <h2>{props.title}</h2>
      </summary>
      <div>{props.children}</div>
    </details>
  )
}

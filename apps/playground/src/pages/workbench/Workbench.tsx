import type { Latchkit } from '@latchkit/core'
import {
  ConnectButton,
  createLatchkit,
  LatchkitModal,
  LatchkitProvider,
  NetworkButton,
} from '@latchkit/react'
import { setThemeMode, setThemeVariables } from '@latchkit/react/actions'
import { useLocale } from '@latchkit/react/locales/select'
import { useEffect, useState } from 'react'
import { Actions } from '../../actions/Actions.js'
import { createLog, type Log } from '../../inspector/createLog.js'
import { LogContext } from '../../inspector/LogContext.js'
import { LogList } from '../../inspector/LogList.js'
import { StateTree } from '../../inspector/StateTree.js'
import { createTelemetry } from '../../inspector/toTelemetry.js'
import { useFactLog } from '../../inspector/useFactLog.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import type { Settings } from '../../settings/Settings.js'
import { SettingsPanel } from '../../settings/SettingsPanel.js'
import { readSettings, writeSettings } from '../../settings/settingsInUrl.js'
import { toOptions, toThemeVariables } from '../../settings/toOptions.js'
import { TestWallets } from '../../test-wallets/TestWallets.js'
import { AccountSummary } from './AccountSummary.js'

/** Settings that a running kit can change; all others need a new kit. */
const liveSettings: ReadonlySet<string> = new Set<keyof Settings>(['theme', 'accent', 'radius', 'language'])

/** Renders the workbench page. */
export function Workbench() {
  const [log] = useState(createLog)
  const [{ kit, settings }, setSet] = useState(() => {
    const first = readSettings(location.search)
    return { kit: createKit(first, log), settings: first }
  })

  function change(difference: Partial<Settings>) {
    const next = { ...settings, ...difference }
    history.replaceState(null, '', `${location.pathname}${writeSettings(next, location.search)}`)
    // An empty text resets a value to the kit's default, which needs a new kit.
    if (Object.entries(difference).every(([key, value]) => liveSettings.has(key) && value !== '')) {
      void setThemeMode(kit, { themeMode: next.theme })
      void setThemeVariables(kit, { themeVariables: toThemeVariables(next) })
      return setSet({ kit, settings: next })
    }
    kit.destroy()
    setSet({ kit: createKit(next, log), settings: next })
  }

  useFactLog(kit, log)
  const { theme, language } = settings
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
  }, [theme])

  return (
    <LogContext.Provider value={log}>
      <LatchkitProvider kit={kit} locale={useLocale(language)}>
        <SiteHeader page="index">
          <NetworkButton />
          <ConnectButton />
        </SiteHeader>
        <main className="workbench">
          <aside aria-label="Set-up">
            <SettingsPanel settings={settings} onChange={change} />
            <TestWallets />
          </aside>
          <div className="bench">
            <header>
              <h1>Workbench</h1>
              <p className="quiet">Try every flow, option and theme of the kit.</p>
            </header>
            {settings.inline && <LatchkitModal />}
            <AccountSummary />
            <Actions kit={kit} />
          </div>
          <div className="instruments">
            <StateTree />
            <LogList log={log} />
          </div>
        </main>
      </LatchkitProvider>
    </LogContext.Provider>
  )
}

function createKit(settings: Settings, log: Log): Latchkit {
  return createLatchkit(toOptions(settings, createTelemetry(log)))
}

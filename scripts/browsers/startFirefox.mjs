import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '../processes.mjs'
import { connectMarionette } from './connectMarionette.mjs'
import { until } from './until.mjs'

/** @typedef {import('./createDriver.mjs').Transport} Transport */

/** The commands of WebDriver, by their names in Marionette. */
const commands = /** @type {const} */ ({
  navigate: 'WebDriver:Navigate',
  refresh: 'WebDriver:Refresh',
  execute: 'WebDriver:ExecuteScript',
  click: 'WebDriver:ElementClick',
  sendKeys: 'WebDriver:ElementSendKeys',
  performActions: 'WebDriver:PerformActions',
  switchToFrame: 'WebDriver:SwitchToFrame',
  getWindow: 'WebDriver:GetWindowHandle',
  getWindows: 'WebDriver:GetWindowHandles',
  switchToWindow: 'WebDriver:SwitchToWindow',
  newWindow: 'WebDriver:NewWindow',
  closeWindow: 'WebDriver:CloseWindow',
  setWindowRect: 'WebDriver:SetWindowRect',
  screenshot: 'WebDriver:TakeScreenshot',
})

/** Reads the messages of the whole browser: policy violations of every frame, uncaught errors, failed loads. */
const readConsole = `return Services.console.getMessageArray().flatMap((message) => {
  // Pages have URLs of HTTP. The other messages are of Firefox itself.
  if (!(message instanceof Ci.nsIScriptError) || !/^http/.test(message.sourceName)) return []
  const isWarning = (message.flags & Ci.nsIScriptError.warningFlag) !== 0
  return [[message.sourceName, message.category, isWarning ? 'warning' : 'error', message.errorMessage]]
})`

/**
 * Starts Firefox without a window on the screen, with a new profile.
 *
 * @param {{ executable: string, isMotionReduced?: boolean, isDark?: boolean }} options
 * @returns {Promise<Transport>}
 */
export async function startFirefox({ executable, isMotionReduced = false, isDark = false }) {
  const profile = mkdtempSync(join(tmpdir(), 'latchkit-firefox-'))
  const preferences = {
    // Any free port, which is written to a file of the profile.
    'marionette.port': 0,
    'ui.prefersReducedMotion': isMotionReduced ? 1 : 0,
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'intl.accept_languages': 'en-US',
    'datareporting.policy.dataSubmissionEnabled': false,
    // By default, a navigation ends the scripts of the page that it leaves, with the warning "Script terminated by timeout".
    'dom.ipc.cancel_content_js_when_navigating': false,
    // Popups of the tests are opened by clicks.
    'dom.disable_open_during_load': true,
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  let output = ''
  const child = start(
    [
      executable,
      '--headless',
      '--no-remote',
      '--marionette',
      '--remote-allow-system-access',
      '--profile',
      profile,
    ],
    { env: { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }, onOutput: (text) => (output += text) },
  )
  const stopFirefox = async () => {
    await child.stop()
    rmSync(profile, { recursive: true, force: true })
  }
  try {
    const port = await until('Firefox writes the port of Marionette to its profile', () => {
      try {
        return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))
      } catch {
        return undefined
      }
    })
    const { send, close } = await connectMarionette(port)
    const { capabilities } = await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
    return {
      name: 'Firefox',
      version: capabilities.browserVersion,
      async command(name, parameters) {
        const result = await send(commands[name], toMarionette(name, parameters))
        // Most results are the only member of an object, as in the HTTP binding of WebDriver.
        return result && typeof result === 'object' && 'value' in result ? result.value : result
      },
      async readConsole() {
        await send('Marionette:SetContext', { value: 'chrome' })
        const { value } = await send('WebDriver:ExecuteScript', { script: readConsole, args: [] })
        await send('Marionette:SetContext', { value: 'content' })
        return value.map((/** @type {string[]} */ fields) => fields.join(' | '))
      },
      async stop() {
        close()
        await stopFirefox()
      },
    }
  } catch (cause) {
    await stopFirefox()
    throw new Error(`Firefox (${executable}) did not start. Its output: ${output.slice(-2000)}`, { cause })
  }
}

/** @param {keyof typeof commands} name @param {any} parameters */
function toMarionette(name, parameters) {
  const { element, ...others } = parameters
  if (name === 'switchToFrame') return element ? { element } : { id: null }
  if (name === 'screenshot') return { full: false }
  return element ? { id: element, ...others } : others
}

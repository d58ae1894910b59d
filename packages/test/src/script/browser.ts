import { createScriptApi, type ScriptPage } from './createScriptApi.js'

// Entry point of `@latchkit/test/wallets.js`. `Window` declares `__wallets` for tests: the script defines it.
install(window as unknown as ScriptPage)

function install(page: ScriptPage): void {
  page.latchkitWallets ??= createScriptApi(page)
}

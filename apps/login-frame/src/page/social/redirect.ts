import { openLoginPage } from './openLoginPage.js'
import { runRedirect } from './runRedirect.js'

// The page that an app opens in its own window, instead of a window of the provider.
await runRedirect(await openLoginPage())

// @boundaries-ignore the helpers of all builds are at the root
import { gather } from '../../../tsup.gather.js'
import { copyTypes } from './copyTypes.js'
import { copyViews } from './copyViews.js'
import { writeBundle } from './writeBundle.js'

await copyViews('dist')
// What loads with every page.
await gather('dist', [{ name: 'start', entries: ['createModal.js', 'defineElements.js'] }])
await copyTypes('dist')
await writeBundle('dist')

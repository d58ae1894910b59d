export { it } from '../../locales/it.js'

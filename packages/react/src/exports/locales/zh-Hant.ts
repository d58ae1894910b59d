export { zhHant } from '../../locales/zh-Hant.js'

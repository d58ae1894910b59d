export { zhHans } from '../../locales/zh-Hans.js'

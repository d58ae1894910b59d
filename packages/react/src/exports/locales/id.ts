export { id } from '../../locales/id.js'

export { ur } from '../../locales/ur.js'

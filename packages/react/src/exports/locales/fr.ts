export { fr } from '../../locales/fr.js'

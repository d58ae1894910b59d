import '@latchkit/react/buttons.css'
import '../../styles/page.css'
import { hydrateRoot } from 'react-dom/client'
import { getElement } from '../getElement.js'
import { createSsrKit } from './createSsrKit.js'
import { SsrPage } from './SsrPage.js'

hydrateRoot(getElement('root'), <SsrPage kit={createSsrKit(document.cookie)} />)

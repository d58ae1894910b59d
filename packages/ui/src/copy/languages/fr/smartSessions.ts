// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in French. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Autorisations',
  tabs: { active: 'Actives', expired: 'Expirées', revoked: 'Révoquées' },
  absent: {
    title: 'Non disponible ici',
    text: 'Cette application n’a pas encore d’autorisations sur {network}.',
  },
  empty: {
    active: {
      title: 'Aucune autorisation active',
      text: 'Lorsque vous laissez cette application agir pour vous dans certaines limites, vous le voyez ici.',
    },
    expired: {
      title: 'Aucune autorisation expirée',
      text: 'Les autorisations qui ont pris fin apparaissent ici.',
    },
    revoked: {
      title: 'Aucune autorisation révoquée',
      text: 'Les autorisations que vous avez retirées apparaissent ici.',
    },
  },
  inTotal: 'Envoyer jusqu’à {amount} au total',
  perPeriod: 'Envoyer jusqu’à {amount} par période de {period}',
  units: '{amount} unités de base d’un jeton',
  calls: 'Appeler des contrats',
  other: 'Autorisation «\u00a0{type}\u00a0»',
  until: 'Jusqu’au {date}',
  details: {
    sessionKey: 'Clé',
    allowed: 'Permet',
    token: 'Jeton',
    recipients: 'Destinataires',
    contracts: 'Contrats',
    methods: 'Méthodes',
    network: 'Réseau',
    granted: 'Octroi',
    starts: 'Début',
    ends: 'Fin',
    revoked: 'Révocation',
  },
  anyRecipient: 'Tout compte',
  revoke: 'Révoquer',
  revoking: 'Confirmez dans votre portefeuille',
  unconfirmed: {
    title: 'Révocation…',
    text: 'La clé peut l’utiliser jusqu’à ce que le réseau confirme la révocation.',
  },
  reported: {
    title: 'Accordée ailleurs',
    text: 'Ce navigateur ne l’a pas accordée. C’est le serveur de cette application qui indique ce qu’elle permet. Révoquez-la si vous ne la connaissez pas.',
  },
  failed: { title: 'Non révoquée', text: 'L’autorisation peut encore être utilisée. Réessayez.' },
}

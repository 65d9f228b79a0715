/** Where help is found until a chat is configured: the page with every way to reach the house. */
export const supportPath = '/templates/contact_us'

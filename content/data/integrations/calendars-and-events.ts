import type { IntegrationTable } from './terms.ts';

export const table: IntegrationTable = {
  category: 'Calendars and events',
  channel: 'chat',
  rows: [
    { name: 'Acuity Scheduling', connects: ['native', 'rest', 'webhook'] },
    { name: 'Cal.com', connects: ['native', 'rest', 'webhook'], icon: 'siCaldotcom' },
    { name: 'Calendly', connects: ['native', 'rest', 'webhook'], icon: 'siCalendly' },
    { name: 'Cvent', connects: ['rest', 'webhook'] },
    { name: 'Eventbrite', connects: ['native', 'rest', 'webhook'] },
    { name: 'FareHarbor', connects: ['rest', 'webhook'], icon: 'siFareharbor' },
    { name: 'Google Calendar', connects: ['native', 'rest', 'webhook'], icon: 'siGooglecalendar' },
    { name: 'Luma', connects: ['rest', 'webhook'] },
    { name: 'Microsoft Bookings', connects: ['rest'] },
    { name: 'Nylas', connects: ['rest', 'webhook', 'email'] },
    { name: 'OnceHub', connects: ['rest', 'webhook'] },
    { name: 'Outlook Calendar', connects: ['native', 'rest', 'webhook'] },
    { name: 'pretix', connects: ['rest', 'webhook'] },
    { name: 'SavvyCal', connects: ['rest', 'webhook'] },
    { name: 'Sessionize', connects: ['rest'], icon: 'siSessionize' },
    { name: 'SimplyBook.me', connects: ['rest', 'webhook'] },
    { name: 'Square Appointments', connects: ['rest', 'webhook'], icon: 'siSquare' },
    { name: 'Ticket Tailor', connects: ['rest', 'webhook'], icon: 'siTickettailor' },
    { name: 'Ticketmaster', connects: ['rest'], icon: 'siTicketmaster' },
    { name: 'YouCanBookMe', connects: ['rest', 'webhook'] },
    { name: 'Zoho Bookings', connects: ['rest', 'webhook'], icon: 'siZoho' },
  ],
};

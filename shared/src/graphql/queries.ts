import type { AdminEvent, AdminReservation, AdminStall, ReservationStatus } from '../types';
import { typed } from './typedDocument';

type None = Record<string, never>;
type ById = { id: string };

export const EVENT_FIELDS = 'id title date time description image price capacity status';
export const RESERVATION_FIELDS =
  'id date time guests status name phone email tableNumber specialRequests createdAt';
export const STALL_FIELDS =
  'id name description location mainImage images { id url alt } amenities menuHighlights { id name price description image } status';

export const EVENTS = typed<{ events: AdminEvent[] }, None>(`query events { events { ${EVENT_FIELDS} } }`);
export const EVENT = typed<{ event: AdminEvent | null }, ById>(
  `query event($id: ID!) { event(id: $id) { ${EVENT_FIELDS} } }`,
);

export const RESERVATIONS = typed<{ reservations: AdminReservation[] }, None>(
  `query reservations { reservations { ${RESERVATION_FIELDS} } }`,
);
export const RESERVATION = typed<{ reservation: AdminReservation | null }, ById>(
  `query reservation($id: ID!) { reservation(id: $id) { ${RESERVATION_FIELDS} } }`,
);
export const RESERVATIONS_BY_STATUS = typed<
  { reservationsByStatus: AdminReservation[] },
  { status: ReservationStatus }
>(
  `query reservationsByStatus($status: ReservationStatus!) { reservationsByStatus(status: $status) { ${RESERVATION_FIELDS} } }`,
);

export const STALLS = typed<{ stalls: AdminStall[] }, None>(`query stalls { stalls { ${STALL_FIELDS} } }`);
export const STALL = typed<{ stall: AdminStall | null }, ById>(
  `query stall($id: ID!) { stall(id: $id) { ${STALL_FIELDS} } }`,
);

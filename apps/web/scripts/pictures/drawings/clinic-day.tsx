import { Column, Row } from "../boxes.tsx";

type Room = { name: string; what: string; booked: readonly number[]; closed: readonly number[] };

/** Half hours from nine in the morning, each a block. */
const slots = 16;
const first = 9;
const slot = 76;
const timeline = 304;

const rooms: readonly Room[] = [
  { name: "Room 1", what: "General", booked: [0, 1, 2, 4, 5, 6, 10, 12, 13], closed: [8, 9] },
  { name: "Room 2", what: "General", booked: [1, 2, 3, 5, 6, 7, 11, 14], closed: [8, 9] },
  { name: "Room 3", what: "Children", booked: [4, 5, 7, 8, 9, 12, 13, 15], closed: [0, 1, 2, 3] },
];

const free = rooms.reduce((left, { booked, closed }) => left + slots - booked.length - closed.length, 0);

/** The day of a sample clinic as its front desk sees it: who has which room, and where there is time. */
export function ClinicDay() {
  return (
    <Column
      width="100%"
      height="100%"
      boxSizing="border-box"
      padding="64px 40px 0 72px"
      background="#e6e0f8"
      color="#2a1d52"
      fontFamily="Text"
    >
      <Row justifyContent="space-between" alignItems="flex-start" paddingRight={32}>
        <span style={{ fontFamily: "Display", fontSize: 132, lineHeight: 0.94, letterSpacing: -5 }}>Thursday</span>
        <Row
          alignItems="center"
          gap={24}
          padding="22px 40px"
          borderRadius={999}
          background="#b9ecd2"
          fontSize={40}
          fontWeight={600}
        >
          {`${free} times free`}
        </Row>
      </Row>
      <Row marginTop={100} marginLeft={timeline - 72} fontSize={34}>
        {Array.from({ length: slots / 2 }, (_, hour) => (
          <span key={hour} style={{ width: slot * 2 }}>{`${first + hour}:00`}</span>
        ))}
      </Row>
      <Column gap={28} marginTop={24}>
        {rooms.map((room) => (
          <RoomRow key={room.name} {...room} />
        ))}
      </Column>
      <Now />
    </Column>
  );
}

function RoomRow({ name, what, booked, closed }: Room) {
  return (
    <Row alignItems="center" height={172}>
      <Column width={timeline - 72}>
        <span style={{ fontSize: 44, fontWeight: 600, lineHeight: 1.1 }}>{name}</span>
        <span style={{ fontSize: 34 }}>{what}</span>
      </Column>
      {Array.from({ length: slots }, (_, place) => (
        <Row
          key={place}
          boxSizing="border-box"
          width={slot - 10}
          height={172}
          marginRight={10}
          borderRadius={20}
          {...lookOf(booked.includes(place), closed.includes(place))}
        />
      ))}
    </Row>
  );
}

function lookOf(booked: boolean, closed: boolean) {
  if (closed) return { background: "#d3c9ee" };
  return booked ? { background: "#5a3fa3" } : { background: "#ffffff", border: "4px solid #5a3fa3" };
}

/** The time, over all rooms. */
function Now() {
  const at = timeline + slot * 2 * (10 + 40 / 60 - first);
  return (
    <Column alignItems="center" position="absolute" left={at - 100} top={204} width={200} height={796}>
      <Row padding="12px 30px" borderRadius={999} background="#ff6f59" fontSize={40} fontWeight={600}>
        10:40
      </Row>
      <Row width={8} flexGrow={1} background="#ff6f59" />
    </Column>
  );
}

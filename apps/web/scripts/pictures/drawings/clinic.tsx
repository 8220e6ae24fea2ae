import { Column, Row } from "../boxes.tsx";
import type { Words } from "./words.ts";

/** The site of a sample clinic on a phone: who is on duty, when there is time, in large type for tired eyes. */
export function Clinic({ words }: { words: Words["clinic"] }) {
  return (
    <Column
      width="100%"
      height="100%"
      boxSizing="border-box"
      padding={56}
      background="#e6e0f8"
      color="#2a1d52"
      fontFamily="Text"
    >
      <Row justifyContent="space-between" alignItems="center" fontSize={34} fontWeight={600}>
        <Row alignItems="center" gap={18}>
          <svg width="56" height="56" viewBox="0 0 56 56">
            <path d="M18 0H38V18H56V38H38V56H18V38H0V18H18Z" fill="#ff6f59" />
          </svg>
          Klinik Contoh
        </Row>
        <Row padding="14px 28px" borderRadius={999} background="#2a1d52" color="#ffffff">
          BM · EN
        </Row>
      </Row>
      <Column marginTop={44} fontFamily="Display" fontSize={132} lineHeight={0.94} letterSpacing={-5}>
        {words.promise.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Column>
      <Row position="relative" marginTop={44} height={470} borderRadius={56} background="#ff6f59" overflow="hidden">
        <Doctor />
        <Column position="absolute" left={48} top={48} bottom={48} width={420}>
          <span style={{ fontSize: 56, fontWeight: 600, lineHeight: 1.05, letterSpacing: -1 }}>{words.doctor}</span>
          <span style={{ marginTop: 20, fontSize: 34, lineHeight: 1.3 }}>{words.room}</span>
          <Row
            alignItems="center"
            alignSelf="flex-start"
            gap={16}
            marginTop="auto"
            padding="18px 30px"
            borderRadius={999}
            background="#ffffff"
            fontSize={34}
            fontWeight={600}
          >
            <div style={{ width: 22, height: 22, borderRadius: 22, background: "#1c9a6c" }} />
            {words.duty}
          </Row>
        </Column>
      </Row>
      <Row marginTop={40} gap={20}>
        {["10:20", "10:40", "11:20"].map((time, index) => (
          <Row
            key={time}
            alignItems="center"
            justifyContent="center"
            flexGrow={1}
            height={124}
            borderRadius={36}
            fontSize={48}
            fontWeight={600}
            background={index === 1 ? "#2a1d52" : "#ffffff"}
            color={index === 1 ? "#ffffff" : "#2a1d52"}
          >
            {time}
          </Row>
        ))}
      </Row>
      <Row
        alignItems="center"
        justifyContent="space-between"
        marginTop={20}
        height={124}
        padding="0 44px"
        borderRadius={36}
        background="#b9ecd2"
        fontSize={42}
        fontWeight={600}
      >
        {words.keep}
        <svg width="56" height="40" viewBox="0 0 56 40">
          <path d="M0 20H50M34 4L50 20L34 36" fill="none" stroke="#2a1d52" strokeWidth="7" />
        </svg>
      </Row>
    </Column>
  );
}

function Doctor() {
  return (
    <svg width="928" height="470" viewBox="0 0 928 470" style={{ position: "absolute", left: 0, top: 0 }}>
      <circle cx="704" cy="250" r="276" fill="#ff8d77" />
      <path d="M440 470C440 370 540 320 690 320S940 370 940 470Z" fill="#ffffff" />
      <path d="M612 320L690 430L768 320L730 300H650Z" fill="#7fd3b0" />
      <path d="M640 236H740V312A50 50 0 0 1 640 312Z" fill="#a8623f" />
      {/* A tudung, as many a doctor wears. */}
      <path
        d="M690 34C590 34 552 106 556 190C560 262 540 330 566 368C610 396 660 420 690 440C720 420 770 396 814 368C840 330 820 262 824 190C828 106 790 34 690 34Z"
        fill="#5a3fa3"
      />
      <path
        d="M690 92C634 92 610 138 610 188C610 250 644 292 690 292S770 250 770 188C770 138 746 92 690 92Z"
        fill="#c17f58"
      />
      <path
        d="M566 368C610 330 650 352 690 440C720 372 770 330 814 368C770 400 730 420 690 440C650 420 610 400 566 368Z"
        fill="#4a3390"
      />
      <circle cx="660" cy="190" r="8" fill="#2a1d52" />
      <circle cx="720" cy="190" r="8" fill="#2a1d52" />
      <path d="M662 234C676 252 704 252 718 234" fill="none" stroke="#2a1d52" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M560 360C540 430 600 470 600 470M820 360C846 420 800 440 800 470"
        fill="none"
        stroke="#2a1d52"
        strokeWidth="10"
      />
      <circle cx="800" cy="446" r="22" fill="#2a1d52" />
      <circle cx="800" cy="446" r="10" fill="#b9ecd2" />
    </svg>
  );
}

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
